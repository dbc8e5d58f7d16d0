BEGIN TRANSACTION;
CREATE TABLE act (
            id TEXT PRIMARY KEY, at BIGINT NOT NULL, host TEXT NOT NULL, what TEXT NOT NULL, target TEXT NOT NULL,
            reason TEXT NOT NULL);
CREATE TABLE allowed (player TEXT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (player, what)) WITHOUT ROWID;
CREATE TABLE analysis (live TEXT PRIMARY KEY, version BIGINT NOT NULL, body TEXT NOT NULL);
CREATE TABLE attempt (
            player TEXT NOT NULL, game TEXT NOT NULL, puzzle TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL,
            day BIGINT NOT NULL, answer TEXT NOT NULL, solved BIGINT NOT NULL, mean BIGINT NOT NULL,
            deviation BIGINT NOT NULL, PRIMARY KEY (player, puzzle)) WITHOUT ROWID;
INSERT INTO "attempt" VALUES('w3vZsGdm8ZFVQNhp','kittens','06c0870ddb82',1,1795032629698,739938,'draw',1,27635389,8065901);
INSERT INTO "attempt" VALUES('w3vZsGdm8ZFVQNhp','wizardkittens','6170a366b7b7',1,1795032630826,739938,'place 1',0,22364611,8065901);
CREATE TABLE attending (player TEXT NOT NULL, evening TEXT NOT NULL, PRIMARY KEY (player, evening)) WITHOUT ROWID;
INSERT INTO "attending" VALUES('Wv3hWbJex4L8jopw','kyQuPY24SJ3ksEznz3sk1Q');
INSERT INTO "attending" VALUES('w3vZsGdm8ZFVQNhp','kyQuPY24SJ3ksEznz3sk1Q');
INSERT INTO "attending" VALUES('w9fbVxMzFYsneU-g','kyQuPY24SJ3ksEznz3sk1Q');
INSERT INTO "attending" VALUES('zXsfGbLnSq_-Q6Kd','kyQuPY24SJ3ksEznz3sk1Q');
CREATE TABLE ban (
            id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, target TEXT NOT NULL, label TEXT NOT NULL,
            reason TEXT NOT NULL, created BIGINT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE beat (epoch BIGINT PRIMARY KEY, seen BIGINT NOT NULL, load BIGINT NOT NULL);
CREATE TABLE block (
            player TEXT NOT NULL, other TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (player, other)) WITHOUT ROWID;
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
INSERT INTO "device" VALUES('uJV2v1LYCdTts75X','zXsfGbLnSq_-Q6Kd','',1795023537835,1795064610145,0);
INSERT INTO "device" VALUES('OrhMOOqU4ltfDyyi','w3vZsGdm8ZFVQNhp','',1795023537839,1795064610026,0);
INSERT INTO "device" VALUES('E_UnUoQG_7w_c5tn','w9fbVxMzFYsneU-g','',1795023537893,1795023537893,0);
INSERT INTO "device" VALUES('M0JWekv85s-yIYyw','Wv3hWbJex4L8jopw','',1795023537908,1795023537908,0);
INSERT INTO "device" VALUES('4mNbI2IE0wTMbVOR','0nWeF8o_iWXVaXCQ','',1795064610271,1795064610271,0);
INSERT INTO "device" VALUES('UragF_L8VwG2hb7h','zLR-Wy9E0_WLkPQO','',1795064610370,1795064610370,0);
CREATE TABLE ended (live TEXT PRIMARY KEY, body TEXT NOT NULL);
INSERT INTO "ended" VALUES('Yd0ueQ82WWksmLst41ShlQ','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"over","names":["Ala","Ola"],"bots":["",""],"winners":[0],"scores":[1.0,0.0],"digest":"bdd5ce84917e0e6b7fc6a14e8ead2693c47919d248b5169830666af1294476f8","left":[1],"rated":true}');
INSERT INTO "ended" VALUES('Ya3SX2uFsz424UjKagQ7UA','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"stopped","names":["Iza","Ela","Ala","Ola"],"bots":["","","",""],"winners":[],"scores":[0.0,0.0,0.0,0.0],"digest":"6e74aff677e27245f56cd8d15de7051faba2fd8216bf3bb9a21a449d2053aff0"}');
INSERT INTO "ended" VALUES('Ap-U7FelNlAhKVfVUzbqZQ','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"over","names":["Ala","Ola","Ela","Iza"],"bots":["","","",""],"winners":[0],"scores":[3.0,2.0,1.0,0.0],"digest":"9e06fdd2fffc923982c8650acd0bae567be04e5b5f73c42cc95cc592d35a0714","left":[1,2,3],"rated":true}');
INSERT INTO "ended" VALUES('Myo951VI4VDZBKKCJiLqjw','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"over","names":["Ala","Ola","Ela","Iza"],"bots":["","","",""],"winners":[1],"scores":[2.0,3.0,1.0,0.0],"digest":"bd560802526294a56dd7cfc4a75c2d1229a2bea48be30d50d3097a61eb49496b","left":[0,2,3],"rated":true}');
INSERT INTO "ended" VALUES('46kVjQp-IF2R3qfahfFk5g','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"over","names":["Ala","Ola","Ela","Iza"],"bots":["","","",""],"winners":[0],"scores":[3.0,2.0,1.0,0.0],"digest":"780893ce0412bf2b3453528db19e9eb99defbe859fd02cbceca13b55c13044f8","left":[1,2,3],"rated":true}');
INSERT INTO "ended" VALUES('QGT2jdfwcscBQUXg31kx1w','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"over","names":["Ala","Ola","Ela","Iza"],"bots":["","","",""],"winners":[1],"scores":[2.0,3.0,1.0,0.0],"digest":"81af5275dd1c2ca0bfa4d7202a5bb8be972fa8e03f640d16a5e654d4a1d1e672","left":[0,2,3],"rated":true}');
INSERT INTO "ended" VALUES('ZkjQOZyLBVBdsQsXmd6cSg','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"over","names":["Ala","Ola","Ela","Iza"],"bots":["","","",""],"winners":[0],"scores":[3.0,2.0,1.0,0.0],"digest":"94835ca4181f2be3b93b9e16002c5e36b3f7e04b09f4d3d58712618d3e8d2053","left":[1,2,3],"rated":true}');
INSERT INTO "ended" VALUES('ZvBjCL1AklH6p8iFZyXFCg','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"over","names":["Ala","Ola","Ela","Iza"],"bots":["","","",""],"winners":[1],"scores":[2.0,3.0,1.0,0.0],"digest":"f8f44cf6254cecd650c96165b60e86a03c9c6a47db3ea0f803fc2d0c99e914af","left":[0,2,3],"rated":true}');
INSERT INTO "ended" VALUES('PDM5E0qK06I20neKF2nX7g','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"over","names":["Ala","Ola","Ela","Iza"],"bots":["","","",""],"winners":[0],"scores":[3.0,2.0,1.0,0.0],"digest":"5e7b0c04024930392afe77f367e6e9d6757cfcdfc698794d4f2459d13031a0c3","left":[1,2,3],"rated":true}');
INSERT INTO "ended" VALUES('tNWNsRC9g6hu6jU_H7J2yA','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"over","names":["Ala","Ola","Ela","Iza"],"bots":["","","",""],"winners":[1],"scores":[2.0,3.0,1.0,0.0],"digest":"951d45533bab5e6d998bc088c41eabe8e14a10454d14e11844be76822b8f361b","left":[0,2,3],"rated":true}');
INSERT INTO "ended" VALUES('0Y9wpoCdS4G7EtbpI24sJg','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"over","names":["Ala","Ola","Ela","Iza"],"bots":["","","",""],"winners":[0],"scores":[3.0,2.0,1.0,0.0],"digest":"b92031206c069f3ebcf650809a8ba66717dd0836325549276eb9d58ded51b2db","left":[1,2,3],"rated":true}');
INSERT INTO "ended" VALUES('GuoL30NRfg2_ft6Cwp8N7w','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"over","names":["Ala","Ola","Ela","Iza"],"bots":["","","",""],"winners":[1],"scores":[2.0,3.0,1.0,0.0],"digest":"8ac67492b07e1d7ab8cc8cdec154248f4e625b0284648506659d33332dd18163","left":[0,2,3],"rated":true}');
INSERT INTO "ended" VALUES('_2QVQyjL9gufoKQNREBkTQ','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"over","names":["Ala","Ola","Ela","Iza"],"bots":["","","",""],"winners":[0],"scores":[3.0,2.0,1.0,0.0],"digest":"06c2a3d440b358026d5d53068464779f545c92afcffd3fb69e0c435f3354abbb","left":[1,2,3],"rated":true}');
INSERT INTO "ended" VALUES('hFYSh5q1-6dc3OJBqMat7g','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"over","names":["Ala","Ola","Ela","Iza"],"bots":["","","",""],"winners":[1],"scores":[2.0,3.0,1.0,0.0],"digest":"8bd0699bf2c6e83aec0fa169410e566afb6d8ad9f2ec666366621179b5a6dc75","left":[0,2,3],"rated":true}');
INSERT INTO "ended" VALUES('3JUVXArWtOjgoLvF4KvDDA','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"over","names":["Ala","Ola","Ela","Iza"],"bots":["","","",""],"winners":[0],"scores":[3.0,2.0,1.0,0.0],"digest":"a81d7182bd79d6b3569f817cd48a039ffbe62b852594ba9646c06f1fa7e1e69a","left":[1,2,3],"rated":true}');
CREATE TABLE entry (
            live TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (live, seq)) WITHOUT ROWID;
INSERT INTO "entry" VALUES('0Y9wpoCdS4G7EtbpI24sJg',0,1795064610785,'{"e":"made","id":"0Y9wpoCdS4G7EtbpI24sJg","code":"Q2BHAR","setup":{"game":"kittens","seats":4,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":false,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":true,"delay":0,"safe":false},"secret":"f4ade9c5a6d4e646becc7079a68593234eb7f8fb247c06d59e060f499fc07efa","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('0Y9wpoCdS4G7EtbpI24sJg',1,1795064610785,'{"e":"sat","seat":0,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('0Y9wpoCdS4G7EtbpI24sJg',2,1795064610788,'{"e":"sat","seat":1,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('0Y9wpoCdS4G7EtbpI24sJg',3,1795064610797,'{"e":"sat","seat":2,"player":"0nWeF8o_iWXVaXCQ","name":"Ela"}');
INSERT INTO "entry" VALUES('0Y9wpoCdS4G7EtbpI24sJg',4,1795064610802,'{"e":"sat","seat":3,"player":"zLR-Wy9E0_WLkPQO","name":"Iza"}');
INSERT INTO "entry" VALUES('0Y9wpoCdS4G7EtbpI24sJg',5,1795064610806,'{"e":"started","rules":2,"contributions":["","","",""],"names":["Ala","Ola","Ela","Iza"]}');
INSERT INTO "entry" VALUES('0Y9wpoCdS4G7EtbpI24sJg',6,1795064610807,'{"e":"move","seat":3,"move":"leave"}');
INSERT INTO "entry" VALUES('0Y9wpoCdS4G7EtbpI24sJg',7,1795064610814,'{"e":"move","seat":2,"move":"leave"}');
INSERT INTO "entry" VALUES('0Y9wpoCdS4G7EtbpI24sJg',8,1795064610820,'{"e":"move","seat":1,"move":"leave"}');
INSERT INTO "entry" VALUES('3JUVXArWtOjgoLvF4KvDDA',0,1795064611013,'{"e":"made","id":"3JUVXArWtOjgoLvF4KvDDA","code":"Z8FEAR","setup":{"game":"kittens","seats":4,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":false,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":true,"delay":0,"safe":false},"secret":"ad65d26e4c1ff19145d6a8e96335f322e5354e4e9c534e9953c5b39ee3e48ca5","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('3JUVXArWtOjgoLvF4KvDDA',1,1795064611013,'{"e":"sat","seat":0,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('3JUVXArWtOjgoLvF4KvDDA',2,1795064611015,'{"e":"sat","seat":1,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('3JUVXArWtOjgoLvF4KvDDA',3,1795064611021,'{"e":"sat","seat":2,"player":"0nWeF8o_iWXVaXCQ","name":"Ela"}');
INSERT INTO "entry" VALUES('3JUVXArWtOjgoLvF4KvDDA',4,1795064611029,'{"e":"sat","seat":3,"player":"zLR-Wy9E0_WLkPQO","name":"Iza"}');
INSERT INTO "entry" VALUES('3JUVXArWtOjgoLvF4KvDDA',5,1795064611041,'{"e":"started","rules":2,"contributions":["","","",""],"names":["Ala","Ola","Ela","Iza"]}');
INSERT INTO "entry" VALUES('3JUVXArWtOjgoLvF4KvDDA',6,1795064611046,'{"e":"move","seat":3,"move":"leave"}');
INSERT INTO "entry" VALUES('3JUVXArWtOjgoLvF4KvDDA',7,1795064611053,'{"e":"move","seat":2,"move":"leave"}');
INSERT INTO "entry" VALUES('3JUVXArWtOjgoLvF4KvDDA',8,1795064611057,'{"e":"move","seat":1,"move":"leave"}');
INSERT INTO "entry" VALUES('46kVjQp-IF2R3qfahfFk5g',0,1795064610514,'{"e":"made","id":"46kVjQp-IF2R3qfahfFk5g","code":"F6GUGP","setup":{"game":"kittens","seats":4,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":false,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":true,"delay":0,"safe":false},"secret":"f470b52779f16c1ec91eb2c57dd79c98d1a47b502da5cc80d8dbac10f16e3183","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('46kVjQp-IF2R3qfahfFk5g',1,1795064610514,'{"e":"sat","seat":0,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('46kVjQp-IF2R3qfahfFk5g',2,1795064610518,'{"e":"sat","seat":1,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('46kVjQp-IF2R3qfahfFk5g',3,1795064610526,'{"e":"sat","seat":2,"player":"0nWeF8o_iWXVaXCQ","name":"Ela"}');
INSERT INTO "entry" VALUES('46kVjQp-IF2R3qfahfFk5g',4,1795064610535,'{"e":"sat","seat":3,"player":"zLR-Wy9E0_WLkPQO","name":"Iza"}');
INSERT INTO "entry" VALUES('46kVjQp-IF2R3qfahfFk5g',5,1795064610538,'{"e":"started","rules":2,"contributions":["","","",""],"names":["Ala","Ola","Ela","Iza"]}');
INSERT INTO "entry" VALUES('46kVjQp-IF2R3qfahfFk5g',6,1795064610545,'{"e":"move","seat":3,"move":"leave"}');
INSERT INTO "entry" VALUES('46kVjQp-IF2R3qfahfFk5g',7,1795064610553,'{"e":"move","seat":2,"move":"leave"}');
INSERT INTO "entry" VALUES('46kVjQp-IF2R3qfahfFk5g',8,1795064610568,'{"e":"move","seat":1,"move":"leave"}');
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',0,1795023537849,'{"e":"made","id":"7AhGFAnzL1o2xtgcRa16QA","code":"MBQNEX","setup":{"game":"kittens","seats":2,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":true,"chat":true,"takeover":true,"language":"","asking":"everybody","box":"","rated":false},"secret":"7a8ce4b0f9aa080ca735a31945c3ca9c7c5fbff3c607420a0576e845c46781a4","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',1,1795023537849,'{"e":"sat","seat":0,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',2,1795023537850,'{"e":"sat","seat":1,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',3,1795023537851,'{"e":"started","rules":2,"contributions":["",""],"names":["Ala","Ola"]}');
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',4,1795023537858,'{"e":"move","seat":0,"move":"draw"}');
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',5,1795023537863,'{"e":"move","seat":1,"move":"play favor"}');
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',6,1795023537865,'{"e":"move","seat":1,"move":"aim 0"}');
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',7,1795023537867,'{"e":"move","seat":0,"move":"pass"}');
INSERT INTO "entry" VALUES('7AhGFAnzL1o2xtgcRa16QA',8,1795023537870,'{"e":"move","seat":0,"move":"give tacocat"}');
INSERT INTO "entry" VALUES('Ap-U7FelNlAhKVfVUzbqZQ',0,1795064610385,'{"e":"made","id":"Ap-U7FelNlAhKVfVUzbqZQ","code":"J4B4R8","setup":{"game":"kittens","seats":4,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":false,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":true,"delay":0,"safe":false},"secret":"df489489c0fd38d7cf36d1c4ca19e5088d811dd6ac7852a31b004d0e085b8f8b","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('Ap-U7FelNlAhKVfVUzbqZQ',1,1795064610385,'{"e":"sat","seat":0,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('Ap-U7FelNlAhKVfVUzbqZQ',2,1795064610390,'{"e":"sat","seat":1,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('Ap-U7FelNlAhKVfVUzbqZQ',3,1795064610407,'{"e":"sat","seat":2,"player":"0nWeF8o_iWXVaXCQ","name":"Ela"}');
INSERT INTO "entry" VALUES('Ap-U7FelNlAhKVfVUzbqZQ',4,1795064610409,'{"e":"sat","seat":3,"player":"zLR-Wy9E0_WLkPQO","name":"Iza"}');
INSERT INTO "entry" VALUES('Ap-U7FelNlAhKVfVUzbqZQ',5,1795064610413,'{"e":"started","rules":2,"contributions":["","","",""],"names":["Ala","Ola","Ela","Iza"]}');
INSERT INTO "entry" VALUES('Ap-U7FelNlAhKVfVUzbqZQ',6,1795064610419,'{"e":"move","seat":3,"move":"leave"}');
INSERT INTO "entry" VALUES('Ap-U7FelNlAhKVfVUzbqZQ',7,1795064610429,'{"e":"move","seat":2,"move":"leave"}');
INSERT INTO "entry" VALUES('Ap-U7FelNlAhKVfVUzbqZQ',8,1795064610437,'{"e":"move","seat":1,"move":"leave"}');
INSERT INTO "entry" VALUES('GuoL30NRfg2_ft6Cwp8N7w',0,1795064610834,'{"e":"made","id":"GuoL30NRfg2_ft6Cwp8N7w","code":"GQF2N2","setup":{"game":"kittens","seats":4,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":false,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":true,"delay":0,"safe":false},"secret":"051a83c14cadeb4b38f37e030ae3a5ad47365eafb0621d67235e7a17b5eab16b","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('GuoL30NRfg2_ft6Cwp8N7w',1,1795064610834,'{"e":"sat","seat":0,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('GuoL30NRfg2_ft6Cwp8N7w',2,1795064610837,'{"e":"sat","seat":1,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('GuoL30NRfg2_ft6Cwp8N7w',3,1795064610841,'{"e":"sat","seat":2,"player":"0nWeF8o_iWXVaXCQ","name":"Ela"}');
INSERT INTO "entry" VALUES('GuoL30NRfg2_ft6Cwp8N7w',4,1795064610862,'{"e":"sat","seat":3,"player":"zLR-Wy9E0_WLkPQO","name":"Iza"}');
INSERT INTO "entry" VALUES('GuoL30NRfg2_ft6Cwp8N7w',5,1795064610863,'{"e":"started","rules":2,"contributions":["","","",""],"names":["Ala","Ola","Ela","Iza"]}');
INSERT INTO "entry" VALUES('GuoL30NRfg2_ft6Cwp8N7w',6,1795064610869,'{"e":"move","seat":3,"move":"leave"}');
INSERT INTO "entry" VALUES('GuoL30NRfg2_ft6Cwp8N7w',7,1795064610877,'{"e":"move","seat":2,"move":"leave"}');
INSERT INTO "entry" VALUES('GuoL30NRfg2_ft6Cwp8N7w',8,1795064610878,'{"e":"move","seat":0,"move":"leave"}');
INSERT INTO "entry" VALUES('GuoL30NRfg2_ft6Cwp8N7w',9,1795064610878,'{"e":"host","player":"zXsfGbLnSq_-Q6Kd"}');
INSERT INTO "entry" VALUES('Myo951VI4VDZBKKCJiLqjw',0,1795064610453,'{"e":"made","id":"Myo951VI4VDZBKKCJiLqjw","code":"XPEWD6","setup":{"game":"kittens","seats":4,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":false,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":true,"delay":0,"safe":false},"secret":"778c5f84a2533f37b68e46fc4a6cebd62f09ef55f9bccd76d768e9a2de2ef86a","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('Myo951VI4VDZBKKCJiLqjw',1,1795064610453,'{"e":"sat","seat":0,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('Myo951VI4VDZBKKCJiLqjw',2,1795064610466,'{"e":"sat","seat":1,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('Myo951VI4VDZBKKCJiLqjw',3,1795064610469,'{"e":"sat","seat":2,"player":"0nWeF8o_iWXVaXCQ","name":"Ela"}');
INSERT INTO "entry" VALUES('Myo951VI4VDZBKKCJiLqjw',4,1795064610470,'{"e":"sat","seat":3,"player":"zLR-Wy9E0_WLkPQO","name":"Iza"}');
INSERT INTO "entry" VALUES('Myo951VI4VDZBKKCJiLqjw',5,1795064610471,'{"e":"started","rules":2,"contributions":["","","",""],"names":["Ala","Ola","Ela","Iza"]}');
INSERT INTO "entry" VALUES('Myo951VI4VDZBKKCJiLqjw',6,1795064610489,'{"e":"move","seat":3,"move":"leave"}');
INSERT INTO "entry" VALUES('Myo951VI4VDZBKKCJiLqjw',7,1795064610493,'{"e":"move","seat":2,"move":"leave"}');
INSERT INTO "entry" VALUES('Myo951VI4VDZBKKCJiLqjw',8,1795064610501,'{"e":"move","seat":0,"move":"leave"}');
INSERT INTO "entry" VALUES('Myo951VI4VDZBKKCJiLqjw',9,1795064610501,'{"e":"host","player":"zXsfGbLnSq_-Q6Kd"}');
INSERT INTO "entry" VALUES('PDM5E0qK06I20neKF2nX7g',0,1795064610682,'{"e":"made","id":"PDM5E0qK06I20neKF2nX7g","code":"M9TW4Q","setup":{"game":"kittens","seats":4,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":false,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":true,"delay":0,"safe":false},"secret":"0456bd2dc35658a6d2f8c44dc97aae269d56ba0c20683e2a889b1422df6601d0","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('PDM5E0qK06I20neKF2nX7g',1,1795064610682,'{"e":"sat","seat":0,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('PDM5E0qK06I20neKF2nX7g',2,1795064610692,'{"e":"sat","seat":1,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('PDM5E0qK06I20neKF2nX7g',3,1795064610693,'{"e":"sat","seat":2,"player":"0nWeF8o_iWXVaXCQ","name":"Ela"}');
INSERT INTO "entry" VALUES('PDM5E0qK06I20neKF2nX7g',4,1795064610701,'{"e":"sat","seat":3,"player":"zLR-Wy9E0_WLkPQO","name":"Iza"}');
INSERT INTO "entry" VALUES('PDM5E0qK06I20neKF2nX7g',5,1795064610702,'{"e":"started","rules":2,"contributions":["","","",""],"names":["Ala","Ola","Ela","Iza"]}');
INSERT INTO "entry" VALUES('PDM5E0qK06I20neKF2nX7g',6,1795064610709,'{"e":"move","seat":3,"move":"leave"}');
INSERT INTO "entry" VALUES('PDM5E0qK06I20neKF2nX7g',7,1795064610713,'{"e":"move","seat":2,"move":"leave"}');
INSERT INTO "entry" VALUES('PDM5E0qK06I20neKF2nX7g',8,1795064610717,'{"e":"move","seat":1,"move":"leave"}');
INSERT INTO "entry" VALUES('PUP025i_qGSwiPs2LzvYOA',0,1795023537925,'{"e":"made","id":"PUP025i_qGSwiPs2LzvYOA","code":"K56YCC","setup":{"game":"kittens","seats":4,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":true,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":false},"secret":"672894f224d275a74d0f2ca4f3cfb8fbe862d918817857d6e8ae8d61e52eec39","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('PUP025i_qGSwiPs2LzvYOA',1,1795023537925,'{"e":"sat","seat":0,"player":"w9fbVxMzFYsneU-g","name":"Ela"}');
INSERT INTO "entry" VALUES('PUP025i_qGSwiPs2LzvYOA',2,1795023537925,'{"e":"sat","seat":1,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('PUP025i_qGSwiPs2LzvYOA',3,1795023537925,'{"e":"sat","seat":2,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('PUP025i_qGSwiPs2LzvYOA',4,1795023537925,'{"e":"sat","seat":3,"player":"Wv3hWbJex4L8jopw","name":"Iza"}');
INSERT INTO "entry" VALUES('PUP025i_qGSwiPs2LzvYOA',5,1795023537925,'{"e":"started","rules":2,"contributions":["","","",""],"names":["Ela","Ala","Ola","Iza"]}');
INSERT INTO "entry" VALUES('PWT4Th7jG4feoOA0_j-Zng',0,1795064611069,'{"e":"made","id":"PWT4Th7jG4feoOA0_j-Zng","code":"5VQCG7","setup":{"game":"kittens","seats":2,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"live","window":5,"listed":false,"spectators":true,"hints":true,"chat":true,"takeover":true,"language":"","asking":"choice","box":"","rated":false,"delay":0,"safe":false},"secret":"0d4e4d47e80a42a34c4d6b9840a2fcbeb94b71e22b68041ed4d78db34f0143ce","host":"zXsfGbLnSq_-Q6Kd"}');
INSERT INTO "entry" VALUES('PWT4Th7jG4feoOA0_j-Zng',1,1795064611069,'{"e":"sat","seat":0,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('QGT2jdfwcscBQUXg31kx1w',0,1795064610582,'{"e":"made","id":"QGT2jdfwcscBQUXg31kx1w","code":"9ZNQXK","setup":{"game":"kittens","seats":4,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":false,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":true,"delay":0,"safe":false},"secret":"f663c02956dae19094d4768546aeaf7b096b55006bc383bc1f7da2fdba1e491a","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('QGT2jdfwcscBQUXg31kx1w',1,1795064610582,'{"e":"sat","seat":0,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('QGT2jdfwcscBQUXg31kx1w',2,1795064610584,'{"e":"sat","seat":1,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('QGT2jdfwcscBQUXg31kx1w',3,1795064610592,'{"e":"sat","seat":2,"player":"0nWeF8o_iWXVaXCQ","name":"Ela"}');
INSERT INTO "entry" VALUES('QGT2jdfwcscBQUXg31kx1w',4,1795064610604,'{"e":"sat","seat":3,"player":"zLR-Wy9E0_WLkPQO","name":"Iza"}');
INSERT INTO "entry" VALUES('QGT2jdfwcscBQUXg31kx1w',5,1795064610609,'{"e":"started","rules":2,"contributions":["","","",""],"names":["Ala","Ola","Ela","Iza"]}');
INSERT INTO "entry" VALUES('QGT2jdfwcscBQUXg31kx1w',6,1795064610614,'{"e":"move","seat":3,"move":"leave"}');
INSERT INTO "entry" VALUES('QGT2jdfwcscBQUXg31kx1w',7,1795064610618,'{"e":"move","seat":2,"move":"leave"}');
INSERT INTO "entry" VALUES('QGT2jdfwcscBQUXg31kx1w',8,1795064610620,'{"e":"move","seat":0,"move":"leave"}');
INSERT INTO "entry" VALUES('QGT2jdfwcscBQUXg31kx1w',9,1795064610620,'{"e":"host","player":"zXsfGbLnSq_-Q6Kd"}');
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
INSERT INTO "entry" VALUES('ZkjQOZyLBVBdsQsXmd6cSg',0,1795064610633,'{"e":"made","id":"ZkjQOZyLBVBdsQsXmd6cSg","code":"N83CMZ","setup":{"game":"kittens","seats":4,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":false,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":true,"delay":0,"safe":false},"secret":"e3b34c41fe7d7a4c24757b3494f5a69b03e35ff7ceecfe86f2a1baa6bedc7c5b","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('ZkjQOZyLBVBdsQsXmd6cSg',1,1795064610633,'{"e":"sat","seat":0,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('ZkjQOZyLBVBdsQsXmd6cSg',2,1795064610634,'{"e":"sat","seat":1,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('ZkjQOZyLBVBdsQsXmd6cSg',3,1795064610635,'{"e":"sat","seat":2,"player":"0nWeF8o_iWXVaXCQ","name":"Ela"}');
INSERT INTO "entry" VALUES('ZkjQOZyLBVBdsQsXmd6cSg',4,1795064610636,'{"e":"sat","seat":3,"player":"zLR-Wy9E0_WLkPQO","name":"Iza"}');
INSERT INTO "entry" VALUES('ZkjQOZyLBVBdsQsXmd6cSg',5,1795064610637,'{"e":"started","rules":2,"contributions":["","","",""],"names":["Ala","Ola","Ela","Iza"]}');
INSERT INTO "entry" VALUES('ZkjQOZyLBVBdsQsXmd6cSg',6,1795064610648,'{"e":"move","seat":3,"move":"leave"}');
INSERT INTO "entry" VALUES('ZkjQOZyLBVBdsQsXmd6cSg',7,1795064610649,'{"e":"move","seat":2,"move":"leave"}');
INSERT INTO "entry" VALUES('ZkjQOZyLBVBdsQsXmd6cSg',8,1795064610649,'{"e":"move","seat":1,"move":"leave"}');
INSERT INTO "entry" VALUES('ZvBjCL1AklH6p8iFZyXFCg',0,1795064610651,'{"e":"made","id":"ZvBjCL1AklH6p8iFZyXFCg","code":"U8SJEK","setup":{"game":"kittens","seats":4,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":false,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":true,"delay":0,"safe":false},"secret":"450a7a537034d7710b77d762592bdece7d6e56e67e9545fa1ec934b4096fd15c","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('ZvBjCL1AklH6p8iFZyXFCg',1,1795064610651,'{"e":"sat","seat":0,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('ZvBjCL1AklH6p8iFZyXFCg',2,1795064610653,'{"e":"sat","seat":1,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('ZvBjCL1AklH6p8iFZyXFCg',3,1795064610661,'{"e":"sat","seat":2,"player":"0nWeF8o_iWXVaXCQ","name":"Ela"}');
INSERT INTO "entry" VALUES('ZvBjCL1AklH6p8iFZyXFCg',4,1795064610665,'{"e":"sat","seat":3,"player":"zLR-Wy9E0_WLkPQO","name":"Iza"}');
INSERT INTO "entry" VALUES('ZvBjCL1AklH6p8iFZyXFCg',5,1795064610666,'{"e":"started","rules":2,"contributions":["","","",""],"names":["Ala","Ola","Ela","Iza"]}');
INSERT INTO "entry" VALUES('ZvBjCL1AklH6p8iFZyXFCg',6,1795064610667,'{"e":"move","seat":3,"move":"leave"}');
INSERT INTO "entry" VALUES('ZvBjCL1AklH6p8iFZyXFCg',7,1795064610669,'{"e":"move","seat":2,"move":"leave"}');
INSERT INTO "entry" VALUES('ZvBjCL1AklH6p8iFZyXFCg',8,1795064610677,'{"e":"move","seat":0,"move":"leave"}');
INSERT INTO "entry" VALUES('ZvBjCL1AklH6p8iFZyXFCg',9,1795064610677,'{"e":"host","player":"zXsfGbLnSq_-Q6Kd"}');
INSERT INTO "entry" VALUES('_2QVQyjL9gufoKQNREBkTQ',0,1795064610885,'{"e":"made","id":"_2QVQyjL9gufoKQNREBkTQ","code":"ENBRET","setup":{"game":"kittens","seats":4,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":false,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":true,"delay":0,"safe":false},"secret":"9af8ccbc28d9f5df155530c069bab4808383831bd7ab0ad83801bd0027e299f7","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('_2QVQyjL9gufoKQNREBkTQ',1,1795064610885,'{"e":"sat","seat":0,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('_2QVQyjL9gufoKQNREBkTQ',2,1795064610892,'{"e":"sat","seat":1,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('_2QVQyjL9gufoKQNREBkTQ',3,1795064610914,'{"e":"sat","seat":2,"player":"0nWeF8o_iWXVaXCQ","name":"Ela"}');
INSERT INTO "entry" VALUES('_2QVQyjL9gufoKQNREBkTQ',4,1795064610922,'{"e":"sat","seat":3,"player":"zLR-Wy9E0_WLkPQO","name":"Iza"}');
INSERT INTO "entry" VALUES('_2QVQyjL9gufoKQNREBkTQ',5,1795064610932,'{"e":"started","rules":2,"contributions":["","","",""],"names":["Ala","Ola","Ela","Iza"]}');
INSERT INTO "entry" VALUES('_2QVQyjL9gufoKQNREBkTQ',6,1795064610938,'{"e":"move","seat":3,"move":"leave"}');
INSERT INTO "entry" VALUES('_2QVQyjL9gufoKQNREBkTQ',7,1795064610939,'{"e":"move","seat":2,"move":"leave"}');
INSERT INTO "entry" VALUES('_2QVQyjL9gufoKQNREBkTQ',8,1795064610942,'{"e":"move","seat":1,"move":"leave"}');
INSERT INTO "entry" VALUES('eNPJL2p8hsk0gqgSyLKyXQ',0,1795023537872,'{"e":"made","id":"eNPJL2p8hsk0gqgSyLKyXQ","code":"67X8NR","setup":{"game":"kittens","seats":3,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"live","window":5,"listed":false,"spectators":true,"hints":true,"chat":true,"takeover":true,"language":"","asking":"choice","box":"","rated":false},"secret":"aed98ab4ffa4add39ea576fabf184fb0a3972574c731220b2ed694f4a14ef73b","host":"zXsfGbLnSq_-Q6Kd"}');
INSERT INTO "entry" VALUES('eNPJL2p8hsk0gqgSyLKyXQ',1,1795023537872,'{"e":"sat","seat":0,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('hFYSh5q1-6dc3OJBqMat7g',0,1795064610954,'{"e":"made","id":"hFYSh5q1-6dc3OJBqMat7g","code":"VC5S2U","setup":{"game":"kittens","seats":4,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":false,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":true,"delay":0,"safe":false},"secret":"c039ea928752e5a169c11b96199bcb9e8834b3e8689e56848022a6c77c12b90f","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('hFYSh5q1-6dc3OJBqMat7g',1,1795064610954,'{"e":"sat","seat":0,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('hFYSh5q1-6dc3OJBqMat7g',2,1795064610965,'{"e":"sat","seat":1,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('hFYSh5q1-6dc3OJBqMat7g',3,1795064610966,'{"e":"sat","seat":2,"player":"0nWeF8o_iWXVaXCQ","name":"Ela"}');
INSERT INTO "entry" VALUES('hFYSh5q1-6dc3OJBqMat7g',4,1795064610971,'{"e":"sat","seat":3,"player":"zLR-Wy9E0_WLkPQO","name":"Iza"}');
INSERT INTO "entry" VALUES('hFYSh5q1-6dc3OJBqMat7g',5,1795064610977,'{"e":"started","rules":2,"contributions":["","","",""],"names":["Ala","Ola","Ela","Iza"]}');
INSERT INTO "entry" VALUES('hFYSh5q1-6dc3OJBqMat7g',6,1795064610984,'{"e":"move","seat":3,"move":"leave"}');
INSERT INTO "entry" VALUES('hFYSh5q1-6dc3OJBqMat7g',7,1795064610989,'{"e":"move","seat":2,"move":"leave"}');
INSERT INTO "entry" VALUES('hFYSh5q1-6dc3OJBqMat7g',8,1795064610993,'{"e":"move","seat":0,"move":"leave"}');
INSERT INTO "entry" VALUES('hFYSh5q1-6dc3OJBqMat7g',9,1795064610993,'{"e":"host","player":"zXsfGbLnSq_-Q6Kd"}');
INSERT INTO "entry" VALUES('tNWNsRC9g6hu6jU_H7J2yA',0,1795064610734,'{"e":"made","id":"tNWNsRC9g6hu6jU_H7J2yA","code":"3RK7TB","setup":{"game":"kittens","seats":4,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":false,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":true,"delay":0,"safe":false},"secret":"863ee1b1d523be98abb9f62a95dc3861e57562bdca017332031529f3e8679c56","host":"w3vZsGdm8ZFVQNhp"}');
INSERT INTO "entry" VALUES('tNWNsRC9g6hu6jU_H7J2yA',1,1795064610734,'{"e":"sat","seat":0,"player":"w3vZsGdm8ZFVQNhp","name":"Ala"}');
INSERT INTO "entry" VALUES('tNWNsRC9g6hu6jU_H7J2yA',2,1795064610737,'{"e":"sat","seat":1,"player":"zXsfGbLnSq_-Q6Kd","name":"Ola"}');
INSERT INTO "entry" VALUES('tNWNsRC9g6hu6jU_H7J2yA',3,1795064610744,'{"e":"sat","seat":2,"player":"0nWeF8o_iWXVaXCQ","name":"Ela"}');
INSERT INTO "entry" VALUES('tNWNsRC9g6hu6jU_H7J2yA',4,1795064610753,'{"e":"sat","seat":3,"player":"zLR-Wy9E0_WLkPQO","name":"Iza"}');
INSERT INTO "entry" VALUES('tNWNsRC9g6hu6jU_H7J2yA',5,1795064610754,'{"e":"started","rules":2,"contributions":["","","",""],"names":["Ala","Ola","Ela","Iza"]}');
INSERT INTO "entry" VALUES('tNWNsRC9g6hu6jU_H7J2yA',6,1795064610761,'{"e":"move","seat":3,"move":"leave"}');
INSERT INTO "entry" VALUES('tNWNsRC9g6hu6jU_H7J2yA',7,1795064610773,'{"e":"move","seat":2,"move":"leave"}');
INSERT INTO "entry" VALUES('tNWNsRC9g6hu6jU_H7J2yA',8,1795064610782,'{"e":"move","seat":0,"move":"leave"}');
INSERT INTO "entry" VALUES('tNWNsRC9g6hu6jU_H7J2yA',9,1795064610782,'{"e":"host","player":"zXsfGbLnSq_-Q6Kd"}');
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
CREATE TABLE invited (
            player TEXT NOT NULL, live TEXT NOT NULL, inviter TEXT NOT NULL, at BIGINT NOT NULL,
            PRIMARY KEY (player, live)) WITHOUT ROWID;
INSERT INTO "invited" VALUES('w3vZsGdm8ZFVQNhp','PWT4Th7jG4feoOA0_j-Zng','zXsfGbLnSq_-Q6Kd',1795064611074);
CREATE TABLE live (
            id TEXT PRIMARY KEY, status TEXT NOT NULL, tempo TEXT NOT NULL, code TEXT, touched BIGINT NOT NULL);
INSERT INTO "live" VALUES('Yd0ueQ82WWksmLst41ShlQ','over','relaxed',NULL,1795023537848);
INSERT INTO "live" VALUES('7AhGFAnzL1o2xtgcRa16QA','playing','relaxed',NULL,1795023537851);
INSERT INTO "live" VALUES('eNPJL2p8hsk0gqgSyLKyXQ','waiting','live','67X8NR',1795023537872);
INSERT INTO "live" VALUES('Ya3SX2uFsz424UjKagQ7UA','closed','relaxed',NULL,1795023537921);
INSERT INTO "live" VALUES('PUP025i_qGSwiPs2LzvYOA','playing','relaxed',NULL,1795023537925);
INSERT INTO "live" VALUES('Ap-U7FelNlAhKVfVUzbqZQ','over','relaxed',NULL,1795064610437);
INSERT INTO "live" VALUES('Myo951VI4VDZBKKCJiLqjw','over','relaxed',NULL,1795064610501);
INSERT INTO "live" VALUES('46kVjQp-IF2R3qfahfFk5g','over','relaxed',NULL,1795064610568);
INSERT INTO "live" VALUES('QGT2jdfwcscBQUXg31kx1w','over','relaxed',NULL,1795064610620);
INSERT INTO "live" VALUES('ZkjQOZyLBVBdsQsXmd6cSg','over','relaxed',NULL,1795064610649);
INSERT INTO "live" VALUES('ZvBjCL1AklH6p8iFZyXFCg','over','relaxed',NULL,1795064610677);
INSERT INTO "live" VALUES('PDM5E0qK06I20neKF2nX7g','over','relaxed',NULL,1795064610717);
INSERT INTO "live" VALUES('tNWNsRC9g6hu6jU_H7J2yA','over','relaxed',NULL,1795064610782);
INSERT INTO "live" VALUES('0Y9wpoCdS4G7EtbpI24sJg','over','relaxed',NULL,1795064610820);
INSERT INTO "live" VALUES('GuoL30NRfg2_ft6Cwp8N7w','over','relaxed',NULL,1795064610878);
INSERT INTO "live" VALUES('_2QVQyjL9gufoKQNREBkTQ','over','relaxed',NULL,1795064610942);
INSERT INTO "live" VALUES('hFYSh5q1-6dc3OJBqMat7g','over','relaxed',NULL,1795064610993);
INSERT INTO "live" VALUES('3JUVXArWtOjgoLvF4KvDDA','over','relaxed',NULL,1795064611057);
INSERT INTO "live" VALUES('PWT4Th7jG4feoOA0_j-Zng','waiting','live','5VQCG7',1795064611069);
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('cookie-key','fb822f4b25715b8ffcd2ccd778276985e8ad75f70063467ea5fb78af84ebd9da');
INSERT INTO "meta" VALUES('push-key','7994e2ed4b55d723da57453edeff3b10ca08db6ac4ef1ae039b12b5b5bbd4660');
INSERT INTO "meta" VALUES('rated','14');
CREATE TABLE node (
            epoch BIGINT PRIMARY KEY, name TEXT NOT NULL, address TEXT NOT NULL, door TEXT NOT NULL,
            machine TEXT NOT NULL, release TEXT NOT NULL, protocol BIGINT NOT NULL, alive BIGINT NOT NULL,
            draining BIGINT NOT NULL);
CREATE TABLE outbox (
            id TEXT PRIMARY KEY, player TEXT NOT NULL, kind TEXT NOT NULL, live TEXT NOT NULL, seq BIGINT NOT NULL,
            channel TEXT NOT NULL, made BIGINT NOT NULL, due BIGINT NOT NULL, tries BIGINT NOT NULL,
            taken BIGINT NOT NULL, UNIQUE (player, kind, live, seq, channel));
CREATE TABLE passkey (
            id TEXT PRIMARY KEY, player TEXT NOT NULL, rp TEXT NOT NULL, public_key TEXT NOT NULL,
            sign_count BIGINT NOT NULL, label TEXT NOT NULL, created BIGINT NOT NULL, used BIGINT NOT NULL);
INSERT INTO "passkey" VALUES('gAYUfoNvasZjWYJmEXDG3vw6mDoSK0oazLSQSj0YAFI','w3vZsGdm8ZFVQNhp','localhost','pQECAyYgASFYIFfQuP49yUTVo4dGjEQkKQ0dpk_vxzGKD_RMmmHZXSCoIlgg9UHKAfaTc__GzxhfMaKj3TUi-9BGy8BaOXaEZxJCzes',1,'',1795028310276,1795028310276);
CREATE TABLE place (
            live TEXT PRIMARY KEY, epoch BIGINT NOT NULL, host TEXT NOT NULL, network TEXT NOT NULL);
CREATE TABLE played (
            player TEXT NOT NULL, ended BIGINT NOT NULL, live TEXT NOT NULL, game TEXT NOT NULL, seat BIGINT NOT NULL,
            others TEXT NOT NULL, PRIMARY KEY (player, ended, live)) WITHOUT ROWID;
INSERT INTO "played" VALUES('0nWeF8o_iWXVaXCQ',1795064610437,'Ap-U7FelNlAhKVfVUzbqZQ','kittens',2,'ala
ola
iza');
INSERT INTO "played" VALUES('0nWeF8o_iWXVaXCQ',1795064610501,'Myo951VI4VDZBKKCJiLqjw','kittens',2,'ala
ola
iza');
INSERT INTO "played" VALUES('0nWeF8o_iWXVaXCQ',1795064610568,'46kVjQp-IF2R3qfahfFk5g','kittens',2,'ala
ola
iza');
INSERT INTO "played" VALUES('0nWeF8o_iWXVaXCQ',1795064610620,'QGT2jdfwcscBQUXg31kx1w','kittens',2,'ala
ola
iza');
INSERT INTO "played" VALUES('0nWeF8o_iWXVaXCQ',1795064610649,'ZkjQOZyLBVBdsQsXmd6cSg','kittens',2,'ala
ola
iza');
INSERT INTO "played" VALUES('0nWeF8o_iWXVaXCQ',1795064610677,'ZvBjCL1AklH6p8iFZyXFCg','kittens',2,'ala
ola
iza');
INSERT INTO "played" VALUES('0nWeF8o_iWXVaXCQ',1795064610717,'PDM5E0qK06I20neKF2nX7g','kittens',2,'ala
ola
iza');
INSERT INTO "played" VALUES('0nWeF8o_iWXVaXCQ',1795064610782,'tNWNsRC9g6hu6jU_H7J2yA','kittens',2,'ala
ola
iza');
INSERT INTO "played" VALUES('0nWeF8o_iWXVaXCQ',1795064610820,'0Y9wpoCdS4G7EtbpI24sJg','kittens',2,'ala
ola
iza');
INSERT INTO "played" VALUES('0nWeF8o_iWXVaXCQ',1795064610878,'GuoL30NRfg2_ft6Cwp8N7w','kittens',2,'ala
ola
iza');
INSERT INTO "played" VALUES('0nWeF8o_iWXVaXCQ',1795064610942,'_2QVQyjL9gufoKQNREBkTQ','kittens',2,'ala
ola
iza');
INSERT INTO "played" VALUES('0nWeF8o_iWXVaXCQ',1795064610993,'hFYSh5q1-6dc3OJBqMat7g','kittens',2,'ala
ola
iza');
INSERT INTO "played" VALUES('0nWeF8o_iWXVaXCQ',1795064611057,'3JUVXArWtOjgoLvF4KvDDA','kittens',2,'ala
ola
iza');
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
INSERT INTO "played" VALUES('w3vZsGdm8ZFVQNhp',1795064610437,'Ap-U7FelNlAhKVfVUzbqZQ','kittens',0,'ola
ela
iza');
INSERT INTO "played" VALUES('w3vZsGdm8ZFVQNhp',1795064610501,'Myo951VI4VDZBKKCJiLqjw','kittens',0,'ola
ela
iza');
INSERT INTO "played" VALUES('w3vZsGdm8ZFVQNhp',1795064610568,'46kVjQp-IF2R3qfahfFk5g','kittens',0,'ola
ela
iza');
INSERT INTO "played" VALUES('w3vZsGdm8ZFVQNhp',1795064610620,'QGT2jdfwcscBQUXg31kx1w','kittens',0,'ola
ela
iza');
INSERT INTO "played" VALUES('w3vZsGdm8ZFVQNhp',1795064610649,'ZkjQOZyLBVBdsQsXmd6cSg','kittens',0,'ola
ela
iza');
INSERT INTO "played" VALUES('w3vZsGdm8ZFVQNhp',1795064610677,'ZvBjCL1AklH6p8iFZyXFCg','kittens',0,'ola
ela
iza');
INSERT INTO "played" VALUES('w3vZsGdm8ZFVQNhp',1795064610717,'PDM5E0qK06I20neKF2nX7g','kittens',0,'ola
ela
iza');
INSERT INTO "played" VALUES('w3vZsGdm8ZFVQNhp',1795064610782,'tNWNsRC9g6hu6jU_H7J2yA','kittens',0,'ola
ela
iza');
INSERT INTO "played" VALUES('w3vZsGdm8ZFVQNhp',1795064610820,'0Y9wpoCdS4G7EtbpI24sJg','kittens',0,'ola
ela
iza');
INSERT INTO "played" VALUES('w3vZsGdm8ZFVQNhp',1795064610878,'GuoL30NRfg2_ft6Cwp8N7w','kittens',0,'ola
ela
iza');
INSERT INTO "played" VALUES('w3vZsGdm8ZFVQNhp',1795064610942,'_2QVQyjL9gufoKQNREBkTQ','kittens',0,'ola
ela
iza');
INSERT INTO "played" VALUES('w3vZsGdm8ZFVQNhp',1795064610993,'hFYSh5q1-6dc3OJBqMat7g','kittens',0,'ola
ela
iza');
INSERT INTO "played" VALUES('w3vZsGdm8ZFVQNhp',1795064611057,'3JUVXArWtOjgoLvF4KvDDA','kittens',0,'ola
ela
iza');
INSERT INTO "played" VALUES('w9fbVxMzFYsneU-g',0,'PUP025i_qGSwiPs2LzvYOA','',-1,'');
INSERT INTO "played" VALUES('w9fbVxMzFYsneU-g',1795023537921,'Ya3SX2uFsz424UjKagQ7UA','kittens',1,'iza
ala
ola');
INSERT INTO "played" VALUES('zLR-Wy9E0_WLkPQO',1795064610437,'Ap-U7FelNlAhKVfVUzbqZQ','kittens',3,'ala
ola
ela');
INSERT INTO "played" VALUES('zLR-Wy9E0_WLkPQO',1795064610501,'Myo951VI4VDZBKKCJiLqjw','kittens',3,'ala
ola
ela');
INSERT INTO "played" VALUES('zLR-Wy9E0_WLkPQO',1795064610568,'46kVjQp-IF2R3qfahfFk5g','kittens',3,'ala
ola
ela');
INSERT INTO "played" VALUES('zLR-Wy9E0_WLkPQO',1795064610620,'QGT2jdfwcscBQUXg31kx1w','kittens',3,'ala
ola
ela');
INSERT INTO "played" VALUES('zLR-Wy9E0_WLkPQO',1795064610649,'ZkjQOZyLBVBdsQsXmd6cSg','kittens',3,'ala
ola
ela');
INSERT INTO "played" VALUES('zLR-Wy9E0_WLkPQO',1795064610677,'ZvBjCL1AklH6p8iFZyXFCg','kittens',3,'ala
ola
ela');
INSERT INTO "played" VALUES('zLR-Wy9E0_WLkPQO',1795064610717,'PDM5E0qK06I20neKF2nX7g','kittens',3,'ala
ola
ela');
INSERT INTO "played" VALUES('zLR-Wy9E0_WLkPQO',1795064610782,'tNWNsRC9g6hu6jU_H7J2yA','kittens',3,'ala
ola
ela');
INSERT INTO "played" VALUES('zLR-Wy9E0_WLkPQO',1795064610820,'0Y9wpoCdS4G7EtbpI24sJg','kittens',3,'ala
ola
ela');
INSERT INTO "played" VALUES('zLR-Wy9E0_WLkPQO',1795064610878,'GuoL30NRfg2_ft6Cwp8N7w','kittens',3,'ala
ola
ela');
INSERT INTO "played" VALUES('zLR-Wy9E0_WLkPQO',1795064610942,'_2QVQyjL9gufoKQNREBkTQ','kittens',3,'ala
ola
ela');
INSERT INTO "played" VALUES('zLR-Wy9E0_WLkPQO',1795064610993,'hFYSh5q1-6dc3OJBqMat7g','kittens',3,'ala
ola
ela');
INSERT INTO "played" VALUES('zLR-Wy9E0_WLkPQO',1795064611057,'3JUVXArWtOjgoLvF4KvDDA','kittens',3,'ala
ola
ela');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',0,'7AhGFAnzL1o2xtgcRa16QA','',-1,'');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',0,'PUP025i_qGSwiPs2LzvYOA','',-1,'');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',0,'PWT4Th7jG4feoOA0_j-Zng','',-1,'');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',0,'eNPJL2p8hsk0gqgSyLKyXQ','',-1,'');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',1795023537848,'Yd0ueQ82WWksmLst41ShlQ','kittens',1,'ala');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',1795023537921,'Ya3SX2uFsz424UjKagQ7UA','kittens',3,'iza
ela
ala');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',1795064610437,'Ap-U7FelNlAhKVfVUzbqZQ','kittens',1,'ala
ela
iza');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',1795064610501,'Myo951VI4VDZBKKCJiLqjw','kittens',1,'ala
ela
iza');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',1795064610568,'46kVjQp-IF2R3qfahfFk5g','kittens',1,'ala
ela
iza');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',1795064610620,'QGT2jdfwcscBQUXg31kx1w','kittens',1,'ala
ela
iza');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',1795064610649,'ZkjQOZyLBVBdsQsXmd6cSg','kittens',1,'ala
ela
iza');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',1795064610677,'ZvBjCL1AklH6p8iFZyXFCg','kittens',1,'ala
ela
iza');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',1795064610717,'PDM5E0qK06I20neKF2nX7g','kittens',1,'ala
ela
iza');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',1795064610782,'tNWNsRC9g6hu6jU_H7J2yA','kittens',1,'ala
ela
iza');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',1795064610820,'0Y9wpoCdS4G7EtbpI24sJg','kittens',1,'ala
ela
iza');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',1795064610878,'GuoL30NRfg2_ft6Cwp8N7w','kittens',1,'ala
ela
iza');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',1795064610942,'_2QVQyjL9gufoKQNREBkTQ','kittens',1,'ala
ela
iza');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',1795064610993,'hFYSh5q1-6dc3OJBqMat7g','kittens',1,'ala
ela
iza');
INSERT INTO "played" VALUES('zXsfGbLnSq_-Q6Kd',1795064611057,'3JUVXArWtOjgoLvF4KvDDA','kittens',1,'ala
ela
iza');
CREATE TABLE player (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, program BIGINT NOT NULL, created BIGINT NOT NULL,
            login TEXT UNIQUE, password TEXT, recovery TEXT, epoch BIGINT NOT NULL);
INSERT INTO "player" VALUES('w3vZsGdm8ZFVQNhp','Ala',0,1795023537819,'ala','$argon2id$v=19$m=8,t=1,p=1$QTGaLUeyVD+aX8UBMtuPXQ$tFTqnvL7bzNEjJU2vnX9Oi7R4ZPs6V8mgC8lPgba7F0','$argon2id$v=19$m=8,t=1,p=1$bUaWMcghISsxIO31mdHJ7A$43t154n4tuDxqOQBCI1zvnt1nPTGdi3lcTAR8EzXDtg',0);
INSERT INTO "player" VALUES('zXsfGbLnSq_-Q6Kd','Ola',0,1795023537835,NULL,NULL,NULL,0);
INSERT INTO "player" VALUES('w9fbVxMzFYsneU-g','Ela',0,1795023537893,NULL,NULL,NULL,0);
INSERT INTO "player" VALUES('Wv3hWbJex4L8jopw','Iza',0,1795023537908,NULL,NULL,NULL,0);
INSERT INTO "player" VALUES('0nWeF8o_iWXVaXCQ','Ela',0,1795064610271,NULL,NULL,NULL,0);
INSERT INTO "player" VALUES('zLR-Wy9E0_WLkPQO','Iza',0,1795064610370,NULL,NULL,NULL,0);
CREATE TABLE puzzle (
            id TEXT PRIMARY KEY, mean BIGINT NOT NULL, deviation BIGINT NOT NULL, plays BIGINT NOT NULL,
            solved BIGINT NOT NULL);
INSERT INTO "puzzle" VALUES('06c0870ddb82',22364611,8065901,1,1);
INSERT INTO "puzzle" VALUES('6170a366b7b7',27635389,8065901,1,0);
CREATE TABLE rating (
            pool TEXT NOT NULL, month BIGINT NOT NULL, who TEXT NOT NULL, mean BIGINT NOT NULL,
            deviation BIGINT NOT NULL, games BIGINT NOT NULL, wins BIGINT NOT NULL, settled BIGINT NOT NULL,
            PRIMARY KEY (pool, month, who)) WITHOUT ROWID;
INSERT INTO "rating" VALUES('kittens/2/live/people',0,'w3vZsGdm8ZFVQNhp',27635389,8065901,1,1,0);
INSERT INTO "rating" VALUES('kittens/2/live/people',0,'zXsfGbLnSq_-Q6Kd',22364611,8065901,1,0,0);
INSERT INTO "rating" VALUES('kittens/2/live/people',202611,'w3vZsGdm8ZFVQNhp',27635389,8065901,1,1,0);
INSERT INTO "rating" VALUES('kittens/2/live/people',202611,'zXsfGbLnSq_-Q6Kd',22364611,8065901,1,0,0);
INSERT INTO "rating" VALUES('kittens/3-4/live/people',0,'0nWeF8o_iWXVaXCQ',20216659,3803930,13,0,1);
INSERT INTO "rating" VALUES('kittens/3-4/live/people',0,'w3vZsGdm8ZFVQNhp',31043876,3835730,13,7,1);
INSERT INTO "rating" VALUES('kittens/3-4/live/people',0,'zLR-Wy9E0_WLkPQO',20216659,3803930,13,0,1);
INSERT INTO "rating" VALUES('kittens/3-4/live/people',0,'zXsfGbLnSq_-Q6Kd',28825455,3812622,13,6,1);
INSERT INTO "rating" VALUES('kittens/3-4/live/people',202611,'0nWeF8o_iWXVaXCQ',20216659,3803930,13,0,1);
INSERT INTO "rating" VALUES('kittens/3-4/live/people',202611,'w3vZsGdm8ZFVQNhp',31043876,3835730,13,7,1);
INSERT INTO "rating" VALUES('kittens/3-4/live/people',202611,'zLR-Wy9E0_WLkPQO',20216659,3803930,13,0,1);
INSERT INTO "rating" VALUES('kittens/3-4/live/people',202611,'zXsfGbLnSq_-Q6Kd',28825455,3812622,13,6,1);
CREATE TABLE report (
            id TEXT PRIMARY KEY, at BIGINT NOT NULL, reporter TEXT NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL,
            live TEXT NOT NULL, reason TEXT NOT NULL, body TEXT NOT NULL, lines TEXT NOT NULL,
            closed BIGINT NOT NULL);
CREATE TABLE sitting (player TEXT NOT NULL, live TEXT NOT NULL, PRIMARY KEY (player, live)) WITHOUT ROWID;
INSERT INTO "sitting" VALUES('0nWeF8o_iWXVaXCQ','0Y9wpoCdS4G7EtbpI24sJg');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','0Y9wpoCdS4G7EtbpI24sJg');
INSERT INTO "sitting" VALUES('zLR-Wy9E0_WLkPQO','0Y9wpoCdS4G7EtbpI24sJg');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','0Y9wpoCdS4G7EtbpI24sJg');
INSERT INTO "sitting" VALUES('0nWeF8o_iWXVaXCQ','3JUVXArWtOjgoLvF4KvDDA');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','3JUVXArWtOjgoLvF4KvDDA');
INSERT INTO "sitting" VALUES('zLR-Wy9E0_WLkPQO','3JUVXArWtOjgoLvF4KvDDA');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','3JUVXArWtOjgoLvF4KvDDA');
INSERT INTO "sitting" VALUES('0nWeF8o_iWXVaXCQ','46kVjQp-IF2R3qfahfFk5g');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','46kVjQp-IF2R3qfahfFk5g');
INSERT INTO "sitting" VALUES('zLR-Wy9E0_WLkPQO','46kVjQp-IF2R3qfahfFk5g');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','46kVjQp-IF2R3qfahfFk5g');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','7AhGFAnzL1o2xtgcRa16QA');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','7AhGFAnzL1o2xtgcRa16QA');
INSERT INTO "sitting" VALUES('0nWeF8o_iWXVaXCQ','Ap-U7FelNlAhKVfVUzbqZQ');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','Ap-U7FelNlAhKVfVUzbqZQ');
INSERT INTO "sitting" VALUES('zLR-Wy9E0_WLkPQO','Ap-U7FelNlAhKVfVUzbqZQ');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','Ap-U7FelNlAhKVfVUzbqZQ');
INSERT INTO "sitting" VALUES('0nWeF8o_iWXVaXCQ','GuoL30NRfg2_ft6Cwp8N7w');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','GuoL30NRfg2_ft6Cwp8N7w');
INSERT INTO "sitting" VALUES('zLR-Wy9E0_WLkPQO','GuoL30NRfg2_ft6Cwp8N7w');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','GuoL30NRfg2_ft6Cwp8N7w');
INSERT INTO "sitting" VALUES('0nWeF8o_iWXVaXCQ','Myo951VI4VDZBKKCJiLqjw');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','Myo951VI4VDZBKKCJiLqjw');
INSERT INTO "sitting" VALUES('zLR-Wy9E0_WLkPQO','Myo951VI4VDZBKKCJiLqjw');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','Myo951VI4VDZBKKCJiLqjw');
INSERT INTO "sitting" VALUES('0nWeF8o_iWXVaXCQ','PDM5E0qK06I20neKF2nX7g');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','PDM5E0qK06I20neKF2nX7g');
INSERT INTO "sitting" VALUES('zLR-Wy9E0_WLkPQO','PDM5E0qK06I20neKF2nX7g');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','PDM5E0qK06I20neKF2nX7g');
INSERT INTO "sitting" VALUES('Wv3hWbJex4L8jopw','PUP025i_qGSwiPs2LzvYOA');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','PUP025i_qGSwiPs2LzvYOA');
INSERT INTO "sitting" VALUES('w9fbVxMzFYsneU-g','PUP025i_qGSwiPs2LzvYOA');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','PUP025i_qGSwiPs2LzvYOA');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','PWT4Th7jG4feoOA0_j-Zng');
INSERT INTO "sitting" VALUES('0nWeF8o_iWXVaXCQ','QGT2jdfwcscBQUXg31kx1w');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','QGT2jdfwcscBQUXg31kx1w');
INSERT INTO "sitting" VALUES('zLR-Wy9E0_WLkPQO','QGT2jdfwcscBQUXg31kx1w');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','QGT2jdfwcscBQUXg31kx1w');
INSERT INTO "sitting" VALUES('Wv3hWbJex4L8jopw','Ya3SX2uFsz424UjKagQ7UA');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','Ya3SX2uFsz424UjKagQ7UA');
INSERT INTO "sitting" VALUES('w9fbVxMzFYsneU-g','Ya3SX2uFsz424UjKagQ7UA');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','Ya3SX2uFsz424UjKagQ7UA');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','Yd0ueQ82WWksmLst41ShlQ');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','Yd0ueQ82WWksmLst41ShlQ');
INSERT INTO "sitting" VALUES('0nWeF8o_iWXVaXCQ','ZkjQOZyLBVBdsQsXmd6cSg');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','ZkjQOZyLBVBdsQsXmd6cSg');
INSERT INTO "sitting" VALUES('zLR-Wy9E0_WLkPQO','ZkjQOZyLBVBdsQsXmd6cSg');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','ZkjQOZyLBVBdsQsXmd6cSg');
INSERT INTO "sitting" VALUES('0nWeF8o_iWXVaXCQ','ZvBjCL1AklH6p8iFZyXFCg');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','ZvBjCL1AklH6p8iFZyXFCg');
INSERT INTO "sitting" VALUES('zLR-Wy9E0_WLkPQO','ZvBjCL1AklH6p8iFZyXFCg');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','ZvBjCL1AklH6p8iFZyXFCg');
INSERT INTO "sitting" VALUES('0nWeF8o_iWXVaXCQ','_2QVQyjL9gufoKQNREBkTQ');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','_2QVQyjL9gufoKQNREBkTQ');
INSERT INTO "sitting" VALUES('zLR-Wy9E0_WLkPQO','_2QVQyjL9gufoKQNREBkTQ');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','_2QVQyjL9gufoKQNREBkTQ');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','eNPJL2p8hsk0gqgSyLKyXQ');
INSERT INTO "sitting" VALUES('0nWeF8o_iWXVaXCQ','hFYSh5q1-6dc3OJBqMat7g');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','hFYSh5q1-6dc3OJBqMat7g');
INSERT INTO "sitting" VALUES('zLR-Wy9E0_WLkPQO','hFYSh5q1-6dc3OJBqMat7g');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','hFYSh5q1-6dc3OJBqMat7g');
INSERT INTO "sitting" VALUES('0nWeF8o_iWXVaXCQ','tNWNsRC9g6hu6jU_H7J2yA');
INSERT INTO "sitting" VALUES('w3vZsGdm8ZFVQNhp','tNWNsRC9g6hu6jU_H7J2yA');
INSERT INTO "sitting" VALUES('zLR-Wy9E0_WLkPQO','tNWNsRC9g6hu6jU_H7J2yA');
INSERT INTO "sitting" VALUES('zXsfGbLnSq_-Q6Kd','tNWNsRC9g6hu6jU_H7J2yA');
CREATE TABLE standing (
            number BIGINT NOT NULL, seat BIGINT NOT NULL, live TEXT NOT NULL, pool TEXT NOT NULL, who TEXT NOT NULL,
            place BIGINT NOT NULL, gave_up BIGINT NOT NULL, at BIGINT NOT NULL, mean BIGINT NOT NULL,
            deviation BIGINT NOT NULL, mean_after BIGINT NOT NULL, deviation_after BIGINT NOT NULL,
            PRIMARY KEY (number, seat)) WITHOUT ROWID;
INSERT INTO "standing" VALUES(1,0,'Yd0ueQ82WWksmLst41ShlQ','kittens/2/live/people','w3vZsGdm8ZFVQNhp',0,0,1795023537848,25000000,8333333,27635389,8065901);
INSERT INTO "standing" VALUES(1,1,'Yd0ueQ82WWksmLst41ShlQ','kittens/2/live/people','zXsfGbLnSq_-Q6Kd',1,1,1795023537848,25000000,8333333,22364611,8065901);
INSERT INTO "standing" VALUES(2,0,'Ap-U7FelNlAhKVfVUzbqZQ','kittens/3-4/live/people','w3vZsGdm8ZFVQNhp',0,0,1795064610437,25000000,8333333,32906168,7501567);
INSERT INTO "standing" VALUES(2,1,'Ap-U7FelNlAhKVfVUzbqZQ','kittens/3-4/live/people','zXsfGbLnSq_-Q6Kd',1,1,1795064610437,25000000,8333333,22364611,7501567);
INSERT INTO "standing" VALUES(2,2,'Ap-U7FelNlAhKVfVUzbqZQ','kittens/3-4/live/people','0nWeF8o_iWXVaXCQ',1,1,1795064610437,25000000,8333333,22364611,7501567);
INSERT INTO "standing" VALUES(2,3,'Ap-U7FelNlAhKVfVUzbqZQ','kittens/3-4/live/people','zLR-Wy9E0_WLkPQO',1,1,1795064610437,25000000,8333333,22364611,7501567);
INSERT INTO "standing" VALUES(3,0,'Myo951VI4VDZBKKCJiLqjw','kittens/3-4/live/people','w3vZsGdm8ZFVQNhp',1,1,1795064610501,32906168,7501567,27742932,6926541);
INSERT INTO "standing" VALUES(3,1,'Myo951VI4VDZBKKCJiLqjw','kittens/3-4/live/people','zXsfGbLnSq_-Q6Kd',0,0,1795064610501,22364611,7501567,30268982,6845837);
INSERT INTO "standing" VALUES(3,2,'Myo951VI4VDZBKKCJiLqjw','kittens/3-4/live/people','0nWeF8o_iWXVaXCQ',1,1,1795064610501,22364611,7501567,20994043,6845837);
INSERT INTO "standing" VALUES(3,3,'Myo951VI4VDZBKKCJiLqjw','kittens/3-4/live/people','zLR-Wy9E0_WLkPQO',1,1,1795064610501,22364611,7501567,20994043,6845837);
INSERT INTO "standing" VALUES(4,0,'46kVjQp-IF2R3qfahfFk5g','kittens/3-4/live/people','w3vZsGdm8ZFVQNhp',0,0,1795064610568,27742932,6926541,33084568,6352628);
INSERT INTO "standing" VALUES(4,1,'46kVjQp-IF2R3qfahfFk5g','kittens/3-4/live/people','zXsfGbLnSq_-Q6Kd',1,1,1795064610568,30268982,6845837,26379118,6321843);
INSERT INTO "standing" VALUES(4,2,'46kVjQp-IF2R3qfahfFk5g','kittens/3-4/live/people','0nWeF8o_iWXVaXCQ',1,1,1795064610568,20994043,6845837,20330023,6305379);
INSERT INTO "standing" VALUES(4,3,'46kVjQp-IF2R3qfahfFk5g','kittens/3-4/live/people','zLR-Wy9E0_WLkPQO',1,1,1795064610568,20994043,6845837,20330023,6305379);
INSERT INTO "standing" VALUES(5,0,'QGT2jdfwcscBQUXg31kx1w','kittens/3-4/live/people','w3vZsGdm8ZFVQNhp',1,1,1795064610620,33084568,6352628,28624012,5954045);
INSERT INTO "standing" VALUES(5,1,'QGT2jdfwcscBQUXg31kx1w','kittens/3-4/live/people','zXsfGbLnSq_-Q6Kd',0,0,1795064610620,26379118,6321843,31513788,5856791);
INSERT INTO "standing" VALUES(5,2,'QGT2jdfwcscBQUXg31kx1w','kittens/3-4/live/people','0nWeF8o_iWXVaXCQ',1,1,1795064610620,20330023,6305379,19973271,5864595);
INSERT INTO "standing" VALUES(5,3,'QGT2jdfwcscBQUXg31kx1w','kittens/3-4/live/people','zLR-Wy9E0_WLkPQO',1,1,1795064610620,20330023,6305379,19973271,5864595);
INSERT INTO "standing" VALUES(6,0,'ZkjQOZyLBVBdsQsXmd6cSg','kittens/3-4/live/people','w3vZsGdm8ZFVQNhp',0,0,1795064610649,28624012,5954045,32684286,5549614);
INSERT INTO "standing" VALUES(6,1,'ZkjQOZyLBVBdsQsXmd6cSg','kittens/3-4/live/people','zXsfGbLnSq_-Q6Kd',1,1,1795064610649,31513788,5856791,27867897,5505780);
INSERT INTO "standing" VALUES(6,2,'ZkjQOZyLBVBdsQsXmd6cSg','kittens/3-4/live/people','0nWeF8o_iWXVaXCQ',1,1,1795064610649,19973271,5864595,19831469,5493149);
INSERT INTO "standing" VALUES(6,3,'ZkjQOZyLBVBdsQsXmd6cSg','kittens/3-4/live/people','zLR-Wy9E0_WLkPQO',1,1,1795064610649,19973271,5864595,19831469,5493149);
INSERT INTO "standing" VALUES(7,0,'ZvBjCL1AklH6p8iFZyXFCg','kittens/3-4/live/people','w3vZsGdm8ZFVQNhp',1,1,1795064610677,32684286,5549614,28917021,5254052);
INSERT INTO "standing" VALUES(7,1,'ZvBjCL1AklH6p8iFZyXFCg','kittens/3-4/live/people','zXsfGbLnSq_-Q6Kd',0,0,1795064610677,27867897,5505780,31685251,5171137);
INSERT INTO "standing" VALUES(7,2,'ZvBjCL1AklH6p8iFZyXFCg','kittens/3-4/live/people','0nWeF8o_iWXVaXCQ',1,1,1795064610677,19831469,5493149,19777043,5176699);
INSERT INTO "standing" VALUES(7,3,'ZvBjCL1AklH6p8iFZyXFCg','kittens/3-4/live/people','zLR-Wy9E0_WLkPQO',1,1,1795064610677,19831469,5493149,19777043,5176699);
INSERT INTO "standing" VALUES(8,0,'PDM5E0qK06I20neKF2nX7g','kittens/3-4/live/people','w3vZsGdm8ZFVQNhp',0,0,1795064610717,28917021,5254052,32202830,4954462);
INSERT INTO "standing" VALUES(8,1,'PDM5E0qK06I20neKF2nX7g','kittens/3-4/live/people','zXsfGbLnSq_-Q6Kd',1,1,1795064610717,31685251,5171137,28465989,4913365);
INSERT INTO "standing" VALUES(8,2,'PDM5E0qK06I20neKF2nX7g','kittens/3-4/live/people','0nWeF8o_iWXVaXCQ',1,1,1795064610717,19777043,5176699,19795241,4902471);
INSERT INTO "standing" VALUES(8,3,'PDM5E0qK06I20neKF2nX7g','kittens/3-4/live/people','zLR-Wy9E0_WLkPQO',1,1,1795064610717,19777043,5176699,19795241,4902471);
INSERT INTO "standing" VALUES(9,0,'tNWNsRC9g6hu6jU_H7J2yA','kittens/3-4/live/people','w3vZsGdm8ZFVQNhp',1,1,1795064610782,32202830,4954462,28996938,4726099);
INSERT INTO "standing" VALUES(9,1,'tNWNsRC9g6hu6jU_H7J2yA','kittens/3-4/live/people','zXsfGbLnSq_-Q6Kd',0,0,1795064610782,28465989,4913365,31531443,4660584);
INSERT INTO "standing" VALUES(9,2,'tNWNsRC9g6hu6jU_H7J2yA','kittens/3-4/live/people','0nWeF8o_iWXVaXCQ',1,1,1795064610782,19795241,4902471,19838792,4662710);
INSERT INTO "standing" VALUES(9,3,'tNWNsRC9g6hu6jU_H7J2yA','kittens/3-4/live/people','zLR-Wy9E0_WLkPQO',1,1,1795064610782,19795241,4902471,19838792,4662710);
INSERT INTO "standing" VALUES(10,0,'0Y9wpoCdS4G7EtbpI24sJg','kittens/3-4/live/people','w3vZsGdm8ZFVQNhp',0,0,1795064610820,28996938,4726099,31756624,4495530);
INSERT INTO "standing" VALUES(10,1,'0Y9wpoCdS4G7EtbpI24sJg','kittens/3-4/live/people','zXsfGbLnSq_-Q6Kd',1,1,1795064610820,31531443,4660584,28711059,4460902);
INSERT INTO "standing" VALUES(10,2,'0Y9wpoCdS4G7EtbpI24sJg','kittens/3-4/live/people','0nWeF8o_iWXVaXCQ',1,1,1795064610820,19838792,4662710,19907182,4450844);
INSERT INTO "standing" VALUES(10,3,'0Y9wpoCdS4G7EtbpI24sJg','kittens/3-4/live/people','zLR-Wy9E0_WLkPQO',1,1,1795064610820,19838792,4662710,19907182,4450844);
INSERT INTO "standing" VALUES(11,0,'GuoL30NRfg2_ft6Cwp8N7w','kittens/3-4/live/people','w3vZsGdm8ZFVQNhp',1,1,1795064610878,31756624,4495530,28993585,4313964);
INSERT INTO "standing" VALUES(11,1,'GuoL30NRfg2_ft6Cwp8N7w','kittens/3-4/live/people','zXsfGbLnSq_-Q6Kd',0,0,1795064610878,28711059,4460902,31284587,4262927);
INSERT INTO "standing" VALUES(11,2,'GuoL30NRfg2_ft6Cwp8N7w','kittens/3-4/live/people','0nWeF8o_iWXVaXCQ',1,1,1795064610878,19907182,4450844,19980413,4262440);
INSERT INTO "standing" VALUES(11,3,'GuoL30NRfg2_ft6Cwp8N7w','kittens/3-4/live/people','zLR-Wy9E0_WLkPQO',1,1,1795064610878,19907182,4450844,19980413,4262440);
INSERT INTO "standing" VALUES(12,0,'_2QVQyjL9gufoKQNREBkTQ','kittens/3-4/live/people','w3vZsGdm8ZFVQNhp',0,0,1795064610942,28993585,4313964,31370536,4131323);
INSERT INTO "standing" VALUES(12,1,'_2QVQyjL9gufoKQNREBkTQ','kittens/3-4/live/people','zXsfGbLnSq_-Q6Kd',1,1,1795064610942,31284587,4262927,28803045,4102991);
INSERT INTO "standing" VALUES(12,2,'_2QVQyjL9gufoKQNREBkTQ','kittens/3-4/live/people','0nWeF8o_iWXVaXCQ',1,1,1795064610942,19980413,4262440,20060635,4093612);
INSERT INTO "standing" VALUES(12,3,'_2QVQyjL9gufoKQNREBkTQ','kittens/3-4/live/people','zLR-Wy9E0_WLkPQO',1,1,1795064610942,19980413,4262440,20060635,4093612);
INSERT INTO "standing" VALUES(13,0,'hFYSh5q1-6dc3OJBqMat7g','kittens/3-4/live/people','w3vZsGdm8ZFVQNhp',1,1,1795064610993,31370536,4131323,28957911,3983750);
INSERT INTO "standing" VALUES(13,1,'hFYSh5q1-6dc3OJBqMat7g','kittens/3-4/live/people','zXsfGbLnSq_-Q6Kd',0,0,1795064610993,28803045,4102991,31026039,3943763);
INSERT INTO "standing" VALUES(13,2,'hFYSh5q1-6dc3OJBqMat7g','kittens/3-4/live/people','0nWeF8o_iWXVaXCQ',1,1,1795064610993,20060635,4093612,20138611,3941609);
INSERT INTO "standing" VALUES(13,3,'hFYSh5q1-6dc3OJBqMat7g','kittens/3-4/live/people','zLR-Wy9E0_WLkPQO',1,1,1795064610993,20060635,4093612,20138611,3941609);
INSERT INTO "standing" VALUES(14,0,'3JUVXArWtOjgoLvF4KvDDA','kittens/3-4/live/people','w3vZsGdm8ZFVQNhp',0,0,1795064611057,28957911,3983750,31043876,3835730);
INSERT INTO "standing" VALUES(14,1,'3JUVXArWtOjgoLvF4KvDDA','kittens/3-4/live/people','zXsfGbLnSq_-Q6Kd',1,1,1795064611057,31026039,3943763,28825455,3812622);
INSERT INTO "standing" VALUES(14,2,'3JUVXArWtOjgoLvF4KvDDA','kittens/3-4/live/people','0nWeF8o_iWXVaXCQ',1,1,1795064611057,20138611,3941609,20216659,3803930);
INSERT INTO "standing" VALUES(14,3,'3JUVXArWtOjgoLvF4KvDDA','kittens/3-4/live/people','zLR-Wy9E0_WLkPQO',1,1,1795064611057,20138611,3941609,20216659,3803930);
CREATE TABLE task (id TEXT PRIMARY KEY, at BIGINT NOT NULL, body TEXT NOT NULL);
CREATE TABLE ticket (
            digest TEXT PRIMARY KEY, kind TEXT NOT NULL, player TEXT NOT NULL, body TEXT NOT NULL,
            expires BIGINT NOT NULL);
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
CREATE INDEX passkey_player ON passkey (player);
CREATE INDEX ticket_expires ON ticket (expires);
CREATE INDEX ticket_player ON ticket (player, kind);
CREATE INDEX block_other ON block (other);
CREATE INDEX attempt_player ON attempt (player, game, number);
CREATE INDEX invited_live ON invited (live);
CREATE INDEX invited_inviter ON invited (inviter);
COMMIT;
