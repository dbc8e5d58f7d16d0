BEGIN TRANSACTION;
CREATE TABLE act (
            id TEXT PRIMARY KEY, at BIGINT NOT NULL, host TEXT NOT NULL, what TEXT NOT NULL, target TEXT NOT NULL,
            reason TEXT NOT NULL);
CREATE TABLE analysis (live TEXT PRIMARY KEY, version BIGINT NOT NULL, body TEXT NOT NULL);
CREATE TABLE ban (
            id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, target TEXT NOT NULL, label TEXT NOT NULL,
            reason TEXT NOT NULL, created BIGINT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE box (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, version TEXT NOT NULL, body TEXT NOT NULL);
CREATE TABLE device (
            id TEXT PRIMARY KEY, player TEXT NOT NULL, label TEXT NOT NULL, created BIGINT NOT NULL,
            seen BIGINT NOT NULL, epoch BIGINT NOT NULL);
INSERT INTO "device" VALUES('RfTWFAMgAu1YlTAw','GYu1jz8Nna-eDFq1','',1795023489466,1795023489466,0);
INSERT INTO "device" VALUES('Z2wtNgg2potnrEta','3qTc6tKQDzh_i8_r','',1795023489478,1795023489478,0);
CREATE TABLE ended (live TEXT PRIMARY KEY, body TEXT NOT NULL);
INSERT INTO "ended" VALUES('4Xk5Y-i49cU3-CTksfuS4g','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"over","names":["Ala","Ola"],"bots":["",""],"winners":[0],"scores":[1.0,0.0],"digest":"65e047ca5e44926db88d6ae094015188d3930b1260baa4126d6a578a202c948b","left":[1],"rated":true}');
CREATE TABLE entry (
            live TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (live, seq)) WITHOUT ROWID;
INSERT INTO "entry" VALUES('4Xk5Y-i49cU3-CTksfuS4g',0,1795023489481,'{"e":"made","id":"4Xk5Y-i49cU3-CTksfuS4g","code":"7UFYVJ","setup":{"game":"kittens","seats":2,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":false,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":true},"secret":"15a2fc6c63f8a7570fe3182b2c9299beed79c6ba3049262432b57d1a19a20603","host":"3qTc6tKQDzh_i8_r"}');
INSERT INTO "entry" VALUES('4Xk5Y-i49cU3-CTksfuS4g',1,1795023489481,'{"e":"sat","seat":0,"player":"3qTc6tKQDzh_i8_r","name":"Ala"}');
INSERT INTO "entry" VALUES('4Xk5Y-i49cU3-CTksfuS4g',2,1795023489483,'{"e":"sat","seat":1,"player":"GYu1jz8Nna-eDFq1","name":"Ola"}');
INSERT INTO "entry" VALUES('4Xk5Y-i49cU3-CTksfuS4g',3,1795023489494,'{"e":"started","rules":2,"contributions":["",""],"names":["Ala","Ola"]}');
INSERT INTO "entry" VALUES('4Xk5Y-i49cU3-CTksfuS4g',4,1795023489497,'{"e":"move","seat":0,"move":"draw"}');
INSERT INTO "entry" VALUES('4Xk5Y-i49cU3-CTksfuS4g',5,1795023489499,'{"e":"move","seat":1,"move":"leave"}');
INSERT INTO "entry" VALUES('G9JbXnwLPjSwlCJnvBFkFA',0,1795023489505,'{"e":"made","id":"G9JbXnwLPjSwlCJnvBFkFA","code":"UH8PWQ","setup":{"game":"kittens","seats":2,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":true,"chat":true,"takeover":true,"language":"","asking":"everybody","box":"","rated":false},"secret":"83a5ad95be8c9f5f29afa25d539ef16275fadff6c69f943f6edec8f48ac28f3a","host":"3qTc6tKQDzh_i8_r"}');
INSERT INTO "entry" VALUES('G9JbXnwLPjSwlCJnvBFkFA',1,1795023489505,'{"e":"sat","seat":0,"player":"3qTc6tKQDzh_i8_r","name":"Ala"}');
INSERT INTO "entry" VALUES('G9JbXnwLPjSwlCJnvBFkFA',2,1795023489506,'{"e":"sat","seat":1,"player":"GYu1jz8Nna-eDFq1","name":"Ola"}');
INSERT INTO "entry" VALUES('G9JbXnwLPjSwlCJnvBFkFA',3,1795023489507,'{"e":"started","rules":2,"contributions":["",""],"names":["Ala","Ola"]}');
INSERT INTO "entry" VALUES('G9JbXnwLPjSwlCJnvBFkFA',4,1795023489512,'{"e":"move","seat":0,"move":"draw"}');
INSERT INTO "entry" VALUES('G9JbXnwLPjSwlCJnvBFkFA',5,1795023489514,'{"e":"move","seat":1,"move":"play attack"}');
INSERT INTO "entry" VALUES('G9JbXnwLPjSwlCJnvBFkFA',6,1795023489519,'{"e":"move","seat":0,"move":"pass"}');
INSERT INTO "entry" VALUES('G9JbXnwLPjSwlCJnvBFkFA',7,1795023489529,'{"e":"move","seat":0,"move":"play favor"}');
INSERT INTO "entry" VALUES('G9JbXnwLPjSwlCJnvBFkFA',8,1795023489531,'{"e":"move","seat":0,"move":"aim 1"}');
INSERT INTO "entry" VALUES('KlfVQA_vGpV8val4IW38Gg',0,1795023489532,'{"e":"made","id":"KlfVQA_vGpV8val4IW38Gg","code":"7QNT7Z","setup":{"game":"kittens","seats":3,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"live","window":5,"listed":false,"spectators":true,"hints":true,"chat":true,"takeover":true,"language":"","asking":"choice","box":"","rated":false},"secret":"cfb36d512431deb82e18f74fc9e055b8e2effba9e5d8919a150865335071dc65","host":"GYu1jz8Nna-eDFq1"}');
INSERT INTO "entry" VALUES('KlfVQA_vGpV8val4IW38Gg',1,1795023489532,'{"e":"sat","seat":0,"player":"GYu1jz8Nna-eDFq1","name":"Ola"}');
CREATE TABLE host (player TEXT PRIMARY KEY, since BIGINT NOT NULL);
CREATE TABLE live (
            id TEXT PRIMARY KEY, status TEXT NOT NULL, tempo TEXT NOT NULL, code TEXT, touched BIGINT NOT NULL);
INSERT INTO "live" VALUES('4Xk5Y-i49cU3-CTksfuS4g','over','relaxed',NULL,1795023489499);
INSERT INTO "live" VALUES('G9JbXnwLPjSwlCJnvBFkFA','playing','relaxed',NULL,1795023489507);
INSERT INTO "live" VALUES('KlfVQA_vGpV8val4IW38Gg','waiting','live','7QNT7Z',1795023489532);
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('cookie-key','2ea55f980a6b4efd4af77f07a62048ce72b4b6c9596ee1056547fa2f435f778d');
INSERT INTO "meta" VALUES('rated','1');
CREATE TABLE played (
            player TEXT NOT NULL, ended BIGINT NOT NULL, live TEXT NOT NULL, game TEXT NOT NULL, seat BIGINT NOT NULL,
            others TEXT NOT NULL, PRIMARY KEY (player, ended, live)) WITHOUT ROWID;
INSERT INTO "played" VALUES('3qTc6tKQDzh_i8_r',0,'G9JbXnwLPjSwlCJnvBFkFA','',-1,'');
INSERT INTO "played" VALUES('3qTc6tKQDzh_i8_r',1795023489499,'4Xk5Y-i49cU3-CTksfuS4g','kittens',0,'ola');
INSERT INTO "played" VALUES('GYu1jz8Nna-eDFq1',0,'G9JbXnwLPjSwlCJnvBFkFA','',-1,'');
INSERT INTO "played" VALUES('GYu1jz8Nna-eDFq1',0,'KlfVQA_vGpV8val4IW38Gg','',-1,'');
INSERT INTO "played" VALUES('GYu1jz8Nna-eDFq1',1795023489499,'4Xk5Y-i49cU3-CTksfuS4g','kittens',1,'ala');
CREATE TABLE player (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, program BIGINT NOT NULL, created BIGINT NOT NULL,
            login TEXT UNIQUE, password TEXT, recovery TEXT, epoch BIGINT NOT NULL);
INSERT INTO "player" VALUES('3qTc6tKQDzh_i8_r','Ala',0,1795023489424,'ala','$argon2id$v=19$m=8,t=1,p=1$Eho5hB7/PRFGoqYG8cBv0A$lQGfkIy/Een5oVSL+hahuof+D4hTX02miQ8l03xax+Y','$argon2id$v=19$m=8,t=1,p=1$01ofyr481OWWKT0SMPTUww$zpsjlfB5qIfzC1Xo5ozOX4dvhXuyfpGX4SOZ6e4VSSg',0);
INSERT INTO "player" VALUES('GYu1jz8Nna-eDFq1','Ola',0,1795023489466,NULL,NULL,NULL,0);
CREATE TABLE rating (
            pool TEXT NOT NULL, month BIGINT NOT NULL, who TEXT NOT NULL, mean BIGINT NOT NULL,
            deviation BIGINT NOT NULL, games BIGINT NOT NULL, wins BIGINT NOT NULL, settled BIGINT NOT NULL,
            PRIMARY KEY (pool, month, who)) WITHOUT ROWID;
INSERT INTO "rating" VALUES('kittens/2/live/people',0,'3qTc6tKQDzh_i8_r',27635389,8065901,1,1,0);
INSERT INTO "rating" VALUES('kittens/2/live/people',0,'GYu1jz8Nna-eDFq1',22364611,8065901,1,0,0);
INSERT INTO "rating" VALUES('kittens/2/live/people',202611,'3qTc6tKQDzh_i8_r',27635389,8065901,1,1,0);
INSERT INTO "rating" VALUES('kittens/2/live/people',202611,'GYu1jz8Nna-eDFq1',22364611,8065901,1,0,0);
CREATE TABLE report (
            id TEXT PRIMARY KEY, at BIGINT NOT NULL, reporter TEXT NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL,
            live TEXT NOT NULL, reason TEXT NOT NULL, body TEXT NOT NULL, lines TEXT NOT NULL,
            closed BIGINT NOT NULL);
CREATE TABLE sitting (player TEXT NOT NULL, live TEXT NOT NULL, PRIMARY KEY (player, live)) WITHOUT ROWID;
INSERT INTO "sitting" VALUES('3qTc6tKQDzh_i8_r','4Xk5Y-i49cU3-CTksfuS4g');
INSERT INTO "sitting" VALUES('GYu1jz8Nna-eDFq1','4Xk5Y-i49cU3-CTksfuS4g');
INSERT INTO "sitting" VALUES('3qTc6tKQDzh_i8_r','G9JbXnwLPjSwlCJnvBFkFA');
INSERT INTO "sitting" VALUES('GYu1jz8Nna-eDFq1','G9JbXnwLPjSwlCJnvBFkFA');
INSERT INTO "sitting" VALUES('GYu1jz8Nna-eDFq1','KlfVQA_vGpV8val4IW38Gg');
CREATE TABLE standing (
            number BIGINT NOT NULL, seat BIGINT NOT NULL, live TEXT NOT NULL, pool TEXT NOT NULL, who TEXT NOT NULL,
            place BIGINT NOT NULL, gave_up BIGINT NOT NULL, at BIGINT NOT NULL, mean BIGINT NOT NULL,
            deviation BIGINT NOT NULL, mean_after BIGINT NOT NULL, deviation_after BIGINT NOT NULL,
            PRIMARY KEY (number, seat)) WITHOUT ROWID;
INSERT INTO "standing" VALUES(1,0,'4Xk5Y-i49cU3-CTksfuS4g','kittens/2/live/people','3qTc6tKQDzh_i8_r',0,0,1795023489499,25000000,8333333,27635389,8065901);
INSERT INTO "standing" VALUES(1,1,'4Xk5Y-i49cU3-CTksfuS4g','kittens/2/live/people','GYu1jz8Nna-eDFq1',1,1,1795023489499,25000000,8333333,22364611,8065901);
CREATE TABLE task (id TEXT PRIMARY KEY, at BIGINT NOT NULL, body TEXT NOT NULL);
CREATE TABLE token (
            id TEXT PRIMARY KEY, digest TEXT NOT NULL UNIQUE, player TEXT NOT NULL, label TEXT NOT NULL,
            scopes TEXT NOT NULL, created BIGINT NOT NULL);
INSERT INTO "token" VALUES('C0F4ml6WtnnN','1d9feb61758d9e2b2fc4d63ea303733c9dcd70174a234c4b004ef592457302ec','3qTc6tKQDzh_i8_r','bot','read',1795023489533);
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
COMMIT;
