BEGIN TRANSACTION;
CREATE TABLE act (
            id TEXT PRIMARY KEY, at BIGINT NOT NULL, host TEXT NOT NULL, what TEXT NOT NULL, target TEXT NOT NULL,
            reason TEXT NOT NULL);
CREATE TABLE analysis (live TEXT PRIMARY KEY, version BIGINT NOT NULL, body TEXT NOT NULL);
CREATE TABLE ban (
            id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, target TEXT NOT NULL, label TEXT NOT NULL,
            reason TEXT NOT NULL, created BIGINT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE beat (epoch BIGINT PRIMARY KEY, seen BIGINT NOT NULL, load BIGINT NOT NULL);
CREATE TABLE box (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, version TEXT NOT NULL, body TEXT NOT NULL);
CREATE TABLE bucket (
            kind TEXT NOT NULL, client TEXT NOT NULL, tokens BIGINT NOT NULL, at BIGINT NOT NULL,
            PRIMARY KEY (kind, client)) WITHOUT ROWID;
CREATE TABLE device (
            id TEXT PRIMARY KEY, player TEXT NOT NULL, label TEXT NOT NULL, created BIGINT NOT NULL,
            seen BIGINT NOT NULL, epoch BIGINT NOT NULL);
INSERT INTO "device" VALUES('XpXCycrz5wJqMF8b','OKLcpNtVQPRLU1a7','',1795023490663,1795023490663,0);
INSERT INTO "device" VALUES('ALdoXXqwzGIcfY1j','fbh8IpwS3QY-ogBa','',1795023490676,1795023490676,0);
CREATE TABLE ended (live TEXT PRIMARY KEY, body TEXT NOT NULL);
INSERT INTO "ended" VALUES('H-8e8AamaLAeqwaTUIRsXA','{"game":"kittens","options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","end":"over","names":["Ala","Ola"],"bots":["",""],"winners":[0],"scores":[1.0,0.0],"digest":"ddbb33c9715eee266d7f33c915cffe9c282a6d25e12f7581c47e1d113592c22f","left":[1],"rated":true}');
CREATE TABLE entry (
            live TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (live, seq)) WITHOUT ROWID;
INSERT INTO "entry" VALUES('H-8e8AamaLAeqwaTUIRsXA',0,1795023490683,'{"e":"made","id":"H-8e8AamaLAeqwaTUIRsXA","code":"8FTBVV","setup":{"game":"kittens","seats":2,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":false,"chat":true,"takeover":false,"language":"","asking":"everybody","box":"","rated":true},"secret":"7e087f8486f233fa809e3fe458870039be9e03209e00275ca61d234d166e9b93","host":"fbh8IpwS3QY-ogBa"}');
INSERT INTO "entry" VALUES('H-8e8AamaLAeqwaTUIRsXA',1,1795023490683,'{"e":"sat","seat":0,"player":"fbh8IpwS3QY-ogBa","name":"Ala"}');
INSERT INTO "entry" VALUES('H-8e8AamaLAeqwaTUIRsXA',2,1795023490685,'{"e":"sat","seat":1,"player":"OKLcpNtVQPRLU1a7","name":"Ola"}');
INSERT INTO "entry" VALUES('H-8e8AamaLAeqwaTUIRsXA',3,1795023490688,'{"e":"started","rules":2,"contributions":["",""],"names":["Ala","Ola"]}');
INSERT INTO "entry" VALUES('H-8e8AamaLAeqwaTUIRsXA',4,1795023490698,'{"e":"move","seat":0,"move":"draw"}');
INSERT INTO "entry" VALUES('H-8e8AamaLAeqwaTUIRsXA',5,1795023490701,'{"e":"move","seat":1,"move":"leave"}');
INSERT INTO "entry" VALUES('ibZDCKSXnJ3kCZ7FnaiKcg',0,1795023490751,'{"e":"made","id":"ibZDCKSXnJ3kCZ7FnaiKcg","code":"JTSXNC","setup":{"game":"kittens","seats":3,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"live","window":5,"listed":false,"spectators":true,"hints":true,"chat":true,"takeover":true,"language":"","asking":"choice","box":"","rated":false},"secret":"7817a6af22a47646335bf4e56899ab60aaadf150a483b45f30d62f888d66e2ae","host":"OKLcpNtVQPRLU1a7"}');
INSERT INTO "entry" VALUES('ibZDCKSXnJ3kCZ7FnaiKcg',1,1795023490751,'{"e":"sat","seat":0,"player":"OKLcpNtVQPRLU1a7","name":"Ola"}');
INSERT INTO "entry" VALUES('yXNflj0yGxk5BFWbEZOSKw',0,1795023490706,'{"e":"made","id":"yXNflj0yGxk5BFWbEZOSKw","code":"DRRFN2","setup":{"game":"kittens","seats":2,"options":{"edition":"original","turbo":"off","combos":"any_title","five_different":"off","attack_on_last_turn":"3","extra_defuses":"sheet"},"tempo":"relaxed","window":3600,"listed":false,"spectators":true,"hints":true,"chat":true,"takeover":true,"language":"","asking":"everybody","box":"","rated":false},"secret":"af839357a9277251f0139438368f2e1ad274eb220b45eb2ee6fcd77faedcfd7a","host":"fbh8IpwS3QY-ogBa"}');
INSERT INTO "entry" VALUES('yXNflj0yGxk5BFWbEZOSKw',1,1795023490706,'{"e":"sat","seat":0,"player":"fbh8IpwS3QY-ogBa","name":"Ala"}');
INSERT INTO "entry" VALUES('yXNflj0yGxk5BFWbEZOSKw',2,1795023490706,'{"e":"sat","seat":1,"player":"OKLcpNtVQPRLU1a7","name":"Ola"}');
INSERT INTO "entry" VALUES('yXNflj0yGxk5BFWbEZOSKw',3,1795023490715,'{"e":"started","rules":2,"contributions":["",""],"names":["Ala","Ola"]}');
INSERT INTO "entry" VALUES('yXNflj0yGxk5BFWbEZOSKw',4,1795023490717,'{"e":"move","seat":0,"move":"draw"}');
INSERT INTO "entry" VALUES('yXNflj0yGxk5BFWbEZOSKw',5,1795023490724,'{"e":"move","seat":1,"move":"play attack"}');
INSERT INTO "entry" VALUES('yXNflj0yGxk5BFWbEZOSKw',6,1795023490730,'{"e":"move","seat":0,"move":"pass"}');
INSERT INTO "entry" VALUES('yXNflj0yGxk5BFWbEZOSKw',7,1795023490739,'{"e":"move","seat":0,"move":"pair see_the_future"}');
INSERT INTO "entry" VALUES('yXNflj0yGxk5BFWbEZOSKw',8,1795023490748,'{"e":"move","seat":0,"move":"aim 1"}');
CREATE TABLE host (player TEXT PRIMARY KEY, since BIGINT NOT NULL);
CREATE TABLE interest (player TEXT NOT NULL, epoch BIGINT NOT NULL, PRIMARY KEY (player, epoch)) WITHOUT ROWID;
CREATE TABLE live (
            id TEXT PRIMARY KEY, status TEXT NOT NULL, tempo TEXT NOT NULL, code TEXT, touched BIGINT NOT NULL);
INSERT INTO "live" VALUES('H-8e8AamaLAeqwaTUIRsXA','over','relaxed',NULL,1795023490701);
INSERT INTO "live" VALUES('yXNflj0yGxk5BFWbEZOSKw','playing','relaxed',NULL,1795023490715);
INSERT INTO "live" VALUES('ibZDCKSXnJ3kCZ7FnaiKcg','waiting','live','JTSXNC',1795023490751);
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('cookie-key','c2fbf3bf719d796e793e227091ca0ebfb2da92761690451f4034a3957f30c563');
INSERT INTO "meta" VALUES('rated','1');
CREATE TABLE node (
            epoch BIGINT PRIMARY KEY, name TEXT NOT NULL, address TEXT NOT NULL, door TEXT NOT NULL,
            machine TEXT NOT NULL, release TEXT NOT NULL, protocol BIGINT NOT NULL, alive BIGINT NOT NULL,
            draining BIGINT NOT NULL);
CREATE TABLE place (
            live TEXT PRIMARY KEY, epoch BIGINT NOT NULL, host TEXT NOT NULL, network TEXT NOT NULL);
CREATE TABLE played (
            player TEXT NOT NULL, ended BIGINT NOT NULL, live TEXT NOT NULL, game TEXT NOT NULL, seat BIGINT NOT NULL,
            others TEXT NOT NULL, PRIMARY KEY (player, ended, live)) WITHOUT ROWID;
INSERT INTO "played" VALUES('OKLcpNtVQPRLU1a7',0,'ibZDCKSXnJ3kCZ7FnaiKcg','',-1,'');
INSERT INTO "played" VALUES('OKLcpNtVQPRLU1a7',0,'yXNflj0yGxk5BFWbEZOSKw','',-1,'');
INSERT INTO "played" VALUES('OKLcpNtVQPRLU1a7',1795023490701,'H-8e8AamaLAeqwaTUIRsXA','kittens',1,'ala');
INSERT INTO "played" VALUES('fbh8IpwS3QY-ogBa',0,'yXNflj0yGxk5BFWbEZOSKw','',-1,'');
INSERT INTO "played" VALUES('fbh8IpwS3QY-ogBa',1795023490701,'H-8e8AamaLAeqwaTUIRsXA','kittens',0,'ola');
CREATE TABLE player (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, program BIGINT NOT NULL, created BIGINT NOT NULL,
            login TEXT UNIQUE, password TEXT, recovery TEXT, epoch BIGINT NOT NULL);
INSERT INTO "player" VALUES('fbh8IpwS3QY-ogBa','Ala',0,1795023490630,'ala','$argon2id$v=19$m=8,t=1,p=1$Ch4cy33+kWu8vR74/6DGoQ$leyn4V7118P2VUxgruvfncjeLZosWfcjm7hTRw2d4O0','$argon2id$v=19$m=8,t=1,p=1$4Nb2/bFCefnVx2smdC/SZg$k5lIhhmyqjCjJBopSZBbLdPME4VBA++i0ZXG1U/UyAA',0);
INSERT INTO "player" VALUES('OKLcpNtVQPRLU1a7','Ola',0,1795023490663,NULL,NULL,NULL,0);
CREATE TABLE rating (
            pool TEXT NOT NULL, month BIGINT NOT NULL, who TEXT NOT NULL, mean BIGINT NOT NULL,
            deviation BIGINT NOT NULL, games BIGINT NOT NULL, wins BIGINT NOT NULL, settled BIGINT NOT NULL,
            PRIMARY KEY (pool, month, who)) WITHOUT ROWID;
INSERT INTO "rating" VALUES('kittens/2/live/people',0,'OKLcpNtVQPRLU1a7',22364611,8065901,1,0,0);
INSERT INTO "rating" VALUES('kittens/2/live/people',0,'fbh8IpwS3QY-ogBa',27635389,8065901,1,1,0);
INSERT INTO "rating" VALUES('kittens/2/live/people',202611,'OKLcpNtVQPRLU1a7',22364611,8065901,1,0,0);
INSERT INTO "rating" VALUES('kittens/2/live/people',202611,'fbh8IpwS3QY-ogBa',27635389,8065901,1,1,0);
CREATE TABLE report (
            id TEXT PRIMARY KEY, at BIGINT NOT NULL, reporter TEXT NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL,
            live TEXT NOT NULL, reason TEXT NOT NULL, body TEXT NOT NULL, lines TEXT NOT NULL,
            closed BIGINT NOT NULL);
CREATE TABLE sitting (player TEXT NOT NULL, live TEXT NOT NULL, PRIMARY KEY (player, live)) WITHOUT ROWID;
INSERT INTO "sitting" VALUES('OKLcpNtVQPRLU1a7','H-8e8AamaLAeqwaTUIRsXA');
INSERT INTO "sitting" VALUES('fbh8IpwS3QY-ogBa','H-8e8AamaLAeqwaTUIRsXA');
INSERT INTO "sitting" VALUES('OKLcpNtVQPRLU1a7','ibZDCKSXnJ3kCZ7FnaiKcg');
INSERT INTO "sitting" VALUES('OKLcpNtVQPRLU1a7','yXNflj0yGxk5BFWbEZOSKw');
INSERT INTO "sitting" VALUES('fbh8IpwS3QY-ogBa','yXNflj0yGxk5BFWbEZOSKw');
CREATE TABLE standing (
            number BIGINT NOT NULL, seat BIGINT NOT NULL, live TEXT NOT NULL, pool TEXT NOT NULL, who TEXT NOT NULL,
            place BIGINT NOT NULL, gave_up BIGINT NOT NULL, at BIGINT NOT NULL, mean BIGINT NOT NULL,
            deviation BIGINT NOT NULL, mean_after BIGINT NOT NULL, deviation_after BIGINT NOT NULL,
            PRIMARY KEY (number, seat)) WITHOUT ROWID;
INSERT INTO "standing" VALUES(1,0,'H-8e8AamaLAeqwaTUIRsXA','kittens/2/live/people','fbh8IpwS3QY-ogBa',0,0,1795023490701,25000000,8333333,27635389,8065901);
INSERT INTO "standing" VALUES(1,1,'H-8e8AamaLAeqwaTUIRsXA','kittens/2/live/people','OKLcpNtVQPRLU1a7',1,1,1795023490701,25000000,8333333,22364611,8065901);
CREATE TABLE task (id TEXT PRIMARY KEY, at BIGINT NOT NULL, body TEXT NOT NULL);
CREATE TABLE token (
            id TEXT PRIMARY KEY, digest TEXT NOT NULL UNIQUE, player TEXT NOT NULL, label TEXT NOT NULL,
            scopes TEXT NOT NULL, created BIGINT NOT NULL);
INSERT INTO "token" VALUES('QMYt39165qzO','6e11c45b7a04205f9251314a1e095198227a3f9a8646e1cb372b60f65bd4400e','fbh8IpwS3QY-ogBa','bot','read',1795023490752);
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
COMMIT;
