BEGIN TRANSACTION;
CREATE TABLE act (
            id TEXT PRIMARY KEY, at BIGINT NOT NULL, host TEXT NOT NULL, what TEXT NOT NULL, target TEXT NOT NULL,
            reason TEXT NOT NULL);
CREATE TABLE analysis (live TEXT PRIMARY KEY, version BIGINT NOT NULL, body TEXT NOT NULL);
CREATE TABLE attending (player TEXT NOT NULL, evening TEXT NOT NULL, PRIMARY KEY (player, evening)) WITHOUT ROWID;
INSERT INTO "attending" VALUES('Wv3hWbJex4L8jopw','kyQuPY24SJ3ksEznz3sk1Q');
INSERT INTO "attending" VALUES('w3vZsGdm8ZFVQNhp','kyQuPY24SJ3ksEznz3sk1Q');
INSERT INTO "attending" VALUES('w9fbVxMzFYsneU-g','kyQuPY24SJ3ksEznz3sk1Q');
INSERT INTO "attending" VALUES('zXsfGbLnSq_-Q6Kd','kyQuPY24SJ3ksEznz3sk1Q');
CREATE TABLE ban (
            id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, target TEXT NOT NULL, label TEXT NOT NULL,
            reason TEXT NOT NULL, created BIGINT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE beat (epoch BIGINT PRIMARY KEY, seen BIGINT NOT NULL, load BIGINT NOT NULL);
CREATE TABLE box (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, version TEXT NOT NULL, body TEXT NOT NULL);
CREATE TABLE bucket (
            kind TEXT NOT NULL, client TEXT NOT NULL, tokens BIGINT NOT NULL, at BIGINT NOT NULL,
            PRIMARY KEY (kind, client)) WITHOUT ROWID;
CREATE TABLE channel (
            id TEXT PRIMARY KEY, player TEXT NOT NULL, kind TEXT NOT NULL, device TEXT NOT NULL, target TEXT NOT NULL,
            body TEXT NOT NULL, confirmed BIGINT NOT NULL, created BIGINT NOT NULL, failed BIGINT NOT NULL,
            wrong TEXT NOT NULL);
INSERT INTO "channel" VALUES('eO_0j1nIynbO34ZK','w3vZsGdm8ZFVQNhp','hook','','https://hooks.example/room','{"form": "json", "secret": "fWYZvjYlyQLgTo-JggPqkMfoP164DS2G"}',1795023537877,1795023537877,0,'');
CREATE TABLE device (
            id TEXT PRIMARY KEY, player TEXT NOT NULL, label TEXT NOT NULL, created BIGINT NOT NULL,
            seen BIGINT NOT NULL, epoch BIGINT NOT NULL);
INSERT INTO "device" VALUES('uJV2v1LYCdTts75X','zXsfGbLnSq_-Q6Kd','',1795023537835,1795023537835,0);
INSERT INTO "device" VALUES('OrhMOOqU4ltfDyyi','w3vZsGdm8ZFVQNhp','',1795023537839,1795023537839,0);
INSERT INTO "device" VALUES('E_UnUoQG_7w_c5tn','w9fbVxMzFYsneU-g','',1795023537893,1795023537893,0);
INSERT INTO "device" VALUES('M0JWekv85s-yIYyw','Wv3hWbJex4L8jopw','',1795023537908,1795023537908,0);
CREATE TABLE ended (live TEXT PRIMARY KEY, body TEXT NOT NULL);
INSERT INTO "ended" VALUES('Yd0ueQ82WWksmLst41ShlQ','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"over","names":["Ala","Ola"],"bots":["",""],"winners":[0],"scores":[1.0,0.0],"digest":"bdd5ce84917e0e6b7fc6a14e8ead2693c47919d248b5169830666af1294476f8","left":[1],"rated":true}');
INSERT INTO "ended" VALUES('Ya3SX2uFsz424UjKagQ7UA','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"stopped","names":["Iza","Ela","Ala","Ola"],"bots":["","","",""],"winners":[],"scores":[0.0,0.0,0.0,0.0],"digest":"6e74aff677e27245f56cd8d15de7051faba2fd8216bf3bb9a21a449d2053aff0"}');
CREATE TABLE entry (
            live TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (live, seq)) WITHOUT ROWID;
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',0,1795023537849,'{"e":"made","id":"7AhGFAnzL1o2xtgcRa16QA","code":"MBQNEX","setup":{"game":"kittens","seats":2,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":true,"chat":true,"takeover":true,"language":"","asking":"everybody","box":"","rated":false},"secret":"7a8ce4b0f9aa080ca735a31945c3ca9c7c5fbff3c607420a0576e845c46781a4","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',1,1795023537849,'{"e":"sat","seat":0,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',2,1795023537850,'{"e":"sat","seat":1,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',3,1795023537851,'{"e":"started","rules":2,"contributions":["",""],"names":["Ala","Ola"]}');
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',4,1795023537858,'{"e":"move","seat":0,"move":"draw"}');
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',5,1795023537863,'{"e":"move","seat":1,"move":"play favor"}');
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',6,1795023537865,'{"e":"move","seat":1,"move":"aim 0"}');
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',7,1795023537867,'{"e":"move","seat":0,"move":"pass"}');
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',8,1795023537870,'{"e":"move","seat":0,"move":"give tacocat"}');
INSERT INTO "entry" VALUES('PUP025i_qGSwiPs2LzvYOA',0,1795023537925,'{"e":"made","id":"PUP025i_qGSwiPs2LzvYOA","code":"K56YCC","setup":{"game":"kittens","seats":4,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":true,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":false},"secret":"672894f224d275a74d0f2ca4f3cfb8fbe862d918817857d6e8ae8d61e52eec39","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('PUP025i_qGSwiPs2LzvYOA',1,1795023537925,'{"e":"sat","seat":0,"player":"w9fbVxMzFYsneU-g","name":"Ela"}');
INSERT INTO "entry" VALUES('PUP025i_qGSwiPs2LzvYOA',2,1795023537925,'{"e":"sat","seat":1,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('PUP025i_qGSwiPs2LzvYOA',3,1795023537925,'{"e":"sat","seat":2,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('PUP025i_qGSwiPs2LzvYOA',4,1795023537925,'{"e":"sat","seat":3,"player":"Wv3hWbJex4L8jopw","name":"Iza"}');
INSERT INTO "entry" VALUES('PUP025i_qGSwiPs2LzvYOA',5,1795023537925,'{"e":"started","rules":2,"contributions":["","","",""],"names":["Ela","Ala","Ola","Iza"]}');
INSERT INTO "entry" VALUES('Ya3SX2uFsz424UjKagQ7UA',0,1795023537917,'{"e":"made","id":"Ya3SX2uFsz424UjKagQ7UA","code":"ZKJV7Z","setup":{"game":"kittens","seats":4,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":true,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":false},"secret":"0b13a43e573f6963648558501f4dece43e768a920fc702e0c413b127be47010e","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('Ya3SX2uFsz424UjKagQ7UA',1,1795023537917,'{"e":"sat","seat":0,"player":"Wv3hWbJex4L8jopw","name":"Iza"}');
INSERT INTO "entry" VALUES('Ya3SX2uFsz424UjKagQ7UA',2,1795023537917,'{"e":"sat","seat":1,"player":"w9fbVxMzFYsneU-g","name":"Ela"}');
INSERT INTO "entry" VALUES('Ya3SX2uFsz424UjKagQ7UA',3,1795023537917,'{"e":"sat","seat":2,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('Ya3SX2uFsz424UjKagQ7UA',4,1795023537917,'{"e":"sat","seat":3,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('Ya3SX2uFsz424UjKagQ7UA',5,1795023537917,'{"e":"started","rules":2,"contributions":["","","",""],"names":["Iza","Ela","Ala","Ola"]}');
INSERT INTO "entry" VALUES('Ya3SX2uFsz424UjKagQ7UA',6,1795023537921,'{"e":"closed"}');
INSERT INTO "entry" VALUES('Yd0ueQ82WWksmLst41ShlQ',0,1795023537841,'{"e":"made","id":"Yd0ueQ82WWksmLst41ShlQ","code":"HAMEVG","setup":{"game":"kittens","seats":2,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":false,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":true},"secret":"7f41d793a70d45b9a8beb07108e2329dd1b25cfc430a5e2845f618419908f382","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('Yd0ueQ82WWksmLst41ShlQ',1,1795023537841,'{"e":"sat","seat":0,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('Yd0ueQ82WWksmLst41ShlQ',2,1795023537842,'{"e":"sat","seat":1,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('Yd0ueQ82WWksmLst41ShlQ',3,1795023537843,'{"e":"started","rules":2,"contributions":["",""],"names":["Ala","Ola"]}');
INSERT INTO "entry" VALUES('Yd0ueQ82WWksmLst41ShlQ',4,1795023537846,'{"e":"move","seat":0,"move":"draw"}');
INSERT INTO "entry" VALUES('Yd0ueQ82WWksmLst41ShlQ',5,1795023537848,'{"e":"move","seat":1,"move":"leave"}');
INSERT INTO "entry" VALUES('eNPJL2p8hsk0gqgSyLKyXQ',0,1795023537872,'{"e":"made","id":"eNPJL2p8hsk0gqgSyLKyXQ","code":"67X8NR","setup":{"game":"kittens","seats":3,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"live","window":5,"listed":false,"spectators":true,"hints":true,"chat":true,"takeover":true,"language":"","asking":"choice","box":"","rated":false},"secret":"aed98ab4ffa4add39ea576fabf184fb0a3972574c731220b2ed694f4a14ef73b","host":"zXsfGbLnSq_-Q6Kd"}');
INSERT INTO "entry" VALUES('eNPJL2p8hsk0gqgSyLKyXQ',1,1795023537872,'{"e":"sat","seat":0,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
CREATE TABLE evening (
            id TEXT PRIMARY KEY, code TEXT NOT NULL, status TEXT NOT NULL, series TEXT NOT NULL, host TEXT NOT NULL,
            touched BIGINT NOT NULL);
INSERT INTO "evening" VALUES('kyQuPY24SJ3ksEznz3sk1Q','EP6PTP','playing','kyQuPY24SJ3ksEznz3sk1Q','w3vZsGdm8ZFVQNhp',1795023537925);
CREATE TABLE evening_entry (
            evening TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (evening, seq)) WITHOUT ROWID;
INSERT INTO "evening_entry" VALUES('kyQuPY24SJ3ksEznz3sk1Q',0,1795023537910,'{"e":"opened","id":"kyQuPY24SJ3ksEznz3sk1Q","code":"EP6PTP","name":"Friday","host":"w3vZsGdm8ZFVQNhp","setup":{"game":"kittens","seats":4,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":true,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":false},"seats":[2,5],"rounds":2}');
INSERT INTO "evening_entry" VALUES('kyQuPY24SJ3ksEznz3sk1Q',1,1795023537911,'{"e":"joined","player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "evening_entry" VALUES('kyQuPY24SJ3ksEznz3sk1Q',2,1795023537913,'{"e":"joined","player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "evening_entry" VALUES('kyQuPY24SJ3ksEznz3sk1Q',3,1795023537913,'{"e":"joined","player":"w9fbVxMzFYsneU-g","name":"Ela"}');
INSERT INTO "evening_entry" VALUES('kyQuPY24SJ3ksEznz3sk1Q',4,1795023537914,'{"e":"joined","player":"Wv3hWbJex4L8jopw","name":"Iza"}');
INSERT INTO "evening_entry" VALUES('kyQuPY24SJ3ksEznz3sk1Q',5,1795023537917,'{"e":"round","tables":[{"id":"Ya3SX2uFsz424UjKagQ7UA","code":"ZKJV7Z","players":["Wv3hWbJex4L8jopw","w9fbVxMzFYsneU-g","w3vZsGdm8ZFVQNhp","zXsfGbLnSq_-Q6Kd"]}],"byes":[],"secret":"f4bb973216cd60f7b52f50ff3d7acf9a0912a1ab6ca08dfc334e59e4121d983d"}');
INSERT INTO "evening_entry" VALUES('kyQuPY24SJ3ksEznz3sk1Q',6,1795023537921,'{"e":"result","table":"Ya3SX2uFsz424UjKagQ7UA","places":[1,1,1,1],"decided":true}');
INSERT INTO "evening_entry" VALUES('kyQuPY24SJ3ksEznz3sk1Q',7,1795023537925,'{"e":"round","tables":[{"id":"PUP025i_qGSwiPs2LzvYOA","code":"K56YCC","players":["w9fbVxMzFYsneU-g","w3vZsGdm8ZFVQNhp","zXsfGbLnSq_-Q6Kd","Wv3hWbJex4L8jopw"]}],"byes":[],"secret":"eed5a76a06d398b8f1de3a2a8ada05f75767d89f07c11625fbeee3b8dc5aed2e"}');
CREATE TABLE host (player TEXT PRIMARY KEY, since BIGINT NOT NULL);
CREATE TABLE interest (player TEXT NOT NULL, epoch BIGINT NOT NULL, PRIMARY KEY (player, epoch)) WITHOUT ROWID;
CREATE TABLE live (
            id TEXT PRIMARY KEY, status TEXT NOT NULL, tempo TEXT NOT NULL, code TEXT, touched BIGINT NOT NULL);
INSERT INTO "live" VALUES('Yd0ueQ82WWksmLst41ShlQ','over','relaxed',NULL,1795023537848);
INSERT INTO "live" VALUES('7AhGFAnzL1o2xtgcRa16QA','playing','relaxed',NULL,1795023537851);
INSERT INTO "live" VALUES('eNPJL2p8hsk0gqgSyLKyXQ','waiting','live','67X8NR',1795023537872);
INSERT INTO "live" VALUES('Ya3SX2uFsz424UjKagQ7UA','closed','relaxed',NULL,1795023537921);
INSERT INTO "live" VALUES('PUP025i_qGSwiPs2LzvYOA','playing','relaxed',NULL,1795023537925);
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('cookie-key','fb822f4b25715b8ffcd2ccd778276985e8ad75f70063467ea5fb78af84ebd9da');
INSERT INTO "meta" VALUES('push-key','7994e2ed4b55d723da57453edeff3b10ca08db6ac4ef1ae039b12b5b5bbd4660');
INSERT INTO "meta" VALUES('rated','1');
CREATE TABLE node (
            epoch BIGINT PRIMARY KEY, name TEXT NOT NULL, address TEXT NOT NULL, door TEXT NOT NULL,
            machine TEXT NOT NULL, release TEXT NOT NULL, protocol BIGINT NOT NULL, alive BIGINT NOT NULL,
            draining BIGINT NOT NULL);
CREATE TABLE outbox (
            id TEXT PRIMARY KEY, player TEXT NOT NULL, kind TEXT NOT NULL, live TEXT NOT NULL, seq BIGINT NOT NULL,
            channel TEXT NOT NULL, made BIGINT NOT NULL, due BIGINT NOT NULL, tries BIGINT NOT NULL,
            taken BIGINT NOT NULL, UNIQUE (player, kind, live, seq, channel));
CREATE TABLE place (
            live TEXT PRIMARY KEY, epoch BIGINT NOT NULL, host TEXT NOT NULL, network TEXT NOT NULL);
CREATE TABLE played (
            player TEXT NOT NULL, ended BIGINT NOT NULL, live TEXT NOT NULL, game TEXT NOT NULL, seat BIGINT NOT NULL,
            others TEXT NOT NULL, PRIMARY KEY (player, ended, live)) WITHOUT ROWID;
INSERT INTO "played" VALUES('Wv3hWbJex4L8jopw',0,'PUP025i_qGSwiPs2LzvYOA','',-1,'');
INSERT INTO "played" VALUES('Wv3hWbJex4L8jopw',1795023537921,'Ya3SX2uFsz424UjKagQ7UA','kittens',0,'ela
ala
ola');
INSERT INTO "played" VALUES('w3vZsGdm8ZFVQNhp',0,'7AhGFAnzL1o2xtgcRa16QA','',-1,'');
INSERT INTO "played" VALUES('w3vZsGdm8ZFVQNhp',0,'PUP025i_qGSwiPs2LzvYOA','',-1,'');
INSERT INTO "played" VALUES('w3vZsGdm8ZFVQNhp',1795023537848,'Yd0ueQ82WWksmLst41ShlQ','kittens',0,'ola');
INSERT INTO "played" VALUES('w3vZsGdm8ZFVQNhp',1795023537921,'Ya3SX2uFsz424UjKagQ7UA','kittens',2,'iza
ela
ola');
INSERT INTO "played" VALUES('w9fbVxMzFYsneU-g',0,'PUP025i_qGSwiPs2LzvYOA','',-1,'');
INSERT INTO "played" VALUES('w9fbVxMzFYsneU-g',1795023537921,'Ya3SX2uFsz424UjKagQ7UA','kittens',1,'iza
ala
ola');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',0,'7AhGFAnzL1o2xtgcRa16QA','',-1,'');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',0,'PUP025i_qGSwiPs2LzvYOA','',-1,'');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',0,'eNPJL2p8hsk0gqgSyLKyXQ','',-1,'');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',1795023537848,'Yd0ueQ82WWksmLst41ShlQ','kittens',1,'ala');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',1795023537921,'Ya3SX2uFsz424UjKagQ7UA','kittens',3,'iza
ela
ala');
CREATE TABLE player (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, program BIGINT NOT NULL, created BIGINT NOT NULL,
            login TEXT UNIQUE, password TEXT, recovery TEXT, epoch BIGINT NOT NULL);
INSERT INTO "player" VALUES('w3vZsGdm8ZFVQNhp','Ala',0,1795023537819,'ala','$argon2id$v=19$m=8,t=1,p=1$QTGaLUeyVD+aX8UBMtuPXQ$tFTqnvL7bzNEjJU2vnX9Oi7R4ZPs6V8mgC8lPgba7F0','$argon2id$v=19$m=8,t=1,p=1$bUaWMcghISsxIO31mdHJ7A$43t154n4tuDxqOQBCI1zvnt1nPTGdi3lcTAR8EzXDtg',0);
INSERT INTO "player" VALUES('zXsfGbLnSq_-Q6Kd','Ola',0,1795023537835,NULL,NULL,NULL,0);
INSERT INTO "player" VALUES('w9fbVxMzFYsneU-g','Ela',0,1795023537893,NULL,NULL,NULL,0);
INSERT INTO "player" VALUES('Wv3hWbJex4L8jopw','Iza',0,1795023537908,NULL,NULL,NULL,0);
CREATE TABLE rating (
            pool TEXT NOT NULL, month BIGINT NOT NULL, who TEXT NOT NULL, mean BIGINT NOT NULL,
            deviation BIGINT NOT NULL, games BIGINT NOT NULL, wins BIGINT NOT NULL, settled BIGINT NOT NULL,
            PRIMARY KEY (pool, month, who)) WITHOUT ROWID;
INSERT INTO "rating" VALUES('kittens/2/live/people',0,'w3vZsGdm8ZFVQNhp',27635389,8065901,1,1,0);
INSERT INTO "rating" VALUES('kittens/2/live/people',0,'zXsfGbLnSq_-Q6Kd',22364611,8065901,1,0,0);
INSERT INTO "rating" VALUES('kittens/2/live/people',202611,'w3vZsGdm8ZFVQNhp',27635389,8065901,1,1,0);
INSERT INTO "rating" VALUES('kittens/2/live/people',202611,'zXsfGbLnSq_-Q6Kd',22364611,8065901,1,0,0);
CREATE TABLE report (
            id TEXT PRIMARY KEY, at BIGINT NOT NULL, reporter TEXT NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL,
            live TEXT NOT NULL, reason TEXT NOT NULL, body TEXT NOT NULL, lines TEXT NOT NULL,
            closed BIGINT NOT NULL);
CREATE TABLE sitting (player TEXT NOT NULL, live TEXT NOT NULL, PRIMARY KEY (player, live)) WITHOUT ROWID;
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','7AhGFAnzL1o2xtgcRa16QA');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','7AhGFAnzL1o2xtgcRa16QA');
INSERT INTO "sitting" VALUES('Wv3hWbJex4L8jopw','PUP025i_qGSwiPs2LzvYOA');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','PUP025i_qGSwiPs2LzvYOA');
INSERT INTO "sitting" VALUES('w9fbVxMzFYsneU-g','PUP025i_qGSwiPs2LzvYOA');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','PUP025i_qGSwiPs2LzvYOA');
INSERT INTO "sitting" VALUES('Wv3hWbJex4L8jopw','Ya3SX2uFsz424UjKagQ7UA');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','Ya3SX2uFsz424UjKagQ7UA');
INSERT INTO "sitting" VALUES('w9fbVxMzFYsneU-g','Ya3SX2uFsz424UjKagQ7UA');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','Ya3SX2uFsz424UjKagQ7UA');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','Yd0ueQ82WWksmLst41ShlQ');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','Yd0ueQ82WWksmLst41ShlQ');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','eNPJL2p8hsk0gqgSyLKyXQ');
CREATE TABLE standing (
            number BIGINT NOT NULL, seat BIGINT NOT NULL, live TEXT NOT NULL, pool TEXT NOT NULL, who TEXT NOT NULL,
            place BIGINT NOT NULL, gave_up BIGINT NOT NULL, at BIGINT NOT NULL, mean BIGINT NOT NULL,
            deviation BIGINT NOT NULL, mean_after BIGINT NOT NULL, deviation_after BIGINT NOT NULL,
            PRIMARY KEY (number, seat)) WITHOUT ROWID;
INSERT INTO "standing" VALUES(1,0,'Yd0ueQ82WWksmLst41ShlQ','kittens/2/live/people','w3vZsGdm8ZFVQNhp',0,0,1795023537848,25000000,8333333,27635389,8065901);
INSERT INTO "standing" VALUES(1,1,'Yd0ueQ82WWksmLst41ShlQ','kittens/2/live/people','zXsfGbLnSq_-Q6Kd',1,1,1795023537848,25000000,8333333,22364611,8065901);
CREATE TABLE task (id TEXT PRIMARY KEY, at BIGINT NOT NULL, body TEXT NOT NULL);
CREATE TABLE token (
            id TEXT PRIMARY KEY, digest TEXT NOT NULL UNIQUE, player TEXT NOT NULL, label TEXT NOT NULL,
            scopes TEXT NOT NULL, created BIGINT NOT NULL);
INSERT INTO "token" VALUES('tu09sAWfOT8z','c9a53bb58e7d6593ad463b629f4d081d0622b506dbe06009cf83aa6186562300','w3vZsGdm8ZFVQNhp','bot','read',1795023537873);
CREATE TABLE wish (player TEXT PRIMARY KEY, body TEXT NOT NULL);
INSERT INTO "wish" VALUES('w3vZsGdm8ZFVQNhp','{"zone":"Europe/Warsaw","quiet_from":1320,"quiet_to":420,"on":{"turn":["hook","mail","push"],"question":["hook","push"],"time":["hook","mail","push"],"started":["hook","mail","push"],"over":["mail"],"invitation":["mail","push"],"evening":["mail","push"]}}');
CREATE INDEX live_code ON live (code);
CREATE INDEX live_status ON live (status, tempo);
CREATE INDEX token_player ON token (player);
CREATE INDEX sitting_live ON sitting (live);
CREATE INDEX device_player ON device (player);
CREATE INDEX played_game ON played (player, game, ended, live);
CREATE INDEX played_live ON played (live);
CREATE INDEX standing_who ON standing (who, pool, number);
CREATE INDEX standing_live ON standing (live);
CREATE INDEX rating_best ON rating (month, pool, settled, mean);
CREATE INDEX rating_who ON rating (who, month);
CREATE INDEX place_epoch ON place (epoch);
CREATE INDEX place_host ON place (host);
CREATE INDEX place_network ON place (network);
CREATE INDEX channel_player ON channel (player);
CREATE INDEX channel_target ON channel (target);
CREATE INDEX channel_device ON channel (device);
CREATE INDEX outbox_due ON outbox (taken, due);
CREATE INDEX outbox_channel ON outbox (channel);
CREATE INDEX evening_code ON evening (code);
CREATE INDEX evening_series ON evening (series);
CREATE INDEX evening_status ON evening (status);
COMMIT;
