--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: chairs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chairs (
    match text NOT NULL,
    seat integer NOT NULL,
    person text,
    bot text,
    ready integer NOT NULL,
    late integer NOT NULL,
    entropy text
);


--
-- Name: entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.entries (
    match text NOT NULL,
    seq integer NOT NULL,
    seat integer NOT NULL,
    move text NOT NULL,
    key text NOT NULL,
    at bigint NOT NULL
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: notices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notices (
    person text NOT NULL,
    match text NOT NULL,
    kind text NOT NULL,
    turn integer NOT NULL,
    at bigint NOT NULL,
    seen bigint NOT NULL,
    pushed bigint,
    mailed bigint,
    tries integer NOT NULL
);


--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id text NOT NULL,
    person text NOT NULL,
    key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    created bigint NOT NULL
);


--
-- Name: people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    login text,
    password text,
    language text NOT NULL,
    theme text NOT NULL,
    email text,
    mail integer NOT NULL,
    push integer NOT NULL,
    created bigint NOT NULL,
    told bigint NOT NULL
);


--
-- Name: push; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.push (
    endpoint text NOT NULL,
    person text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL
);


--
-- Name: ratings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ratings (
    person text NOT NULL,
    game text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    played integer NOT NULL
);


--
-- Name: recovery; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recovery (
    person text NOT NULL,
    code text NOT NULL
);


--
-- Name: results; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.results (
    match text NOT NULL,
    seat integer NOT NULL,
    person text NOT NULL,
    game text NOT NULL,
    role text NOT NULL,
    won integer NOT NULL,
    at bigint NOT NULL,
    mu double precision,
    sigma double precision
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    token text NOT NULL,
    person text NOT NULL,
    began bigint NOT NULL,
    seen bigint NOT NULL,
    agent text NOT NULL
);


--
-- Name: settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.settings (
    name text NOT NULL,
    value text NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id text NOT NULL,
    game text NOT NULL,
    rules integer NOT NULL,
    options text NOT NULL,
    state text NOT NULL,
    access text NOT NULL,
    password text,
    invite text NOT NULL,
    pace text NOT NULL,
    drawn integer NOT NULL,
    host text NOT NULL,
    seed text NOT NULL,
    tags text NOT NULL,
    header text,
    seq integer NOT NULL,
    asked text NOT NULL,
    clock text,
    due bigint,
    bots integer NOT NULL,
    paused integer NOT NULL,
    proposal text,
    outcome text,
    next text,
    opened bigint NOT NULL,
    changed bigint NOT NULL
);


--
-- Name: talk; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.talk (
    match text NOT NULL,
    n integer NOT NULL,
    at bigint NOT NULL,
    person text,
    seat integer,
    text text NOT NULL
);


--
-- Data for Name: chairs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.chairs VALUES ('kFzuiZJ2Ay_f', 0, '8lKANdS1UYpVkiRa', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('kFzuiZJ2Ay_f', 1, 'QCHnHTXqK1tkLtHV', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('B93abH9Tf_1L', 0, '8lKANdS1UYpVkiRa', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('B93abH9Tf_1L', 1, 'QCHnHTXqK1tkLtHV', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('VLPPV2ZHDWIF', 0, '8lKANdS1UYpVkiRa', NULL, 0, 0, NULL);
INSERT INTO public.chairs VALUES ('VLPPV2ZHDWIF', 1, 'QCHnHTXqK1tkLtHV', NULL, 0, 0, NULL);
INSERT INTO public.chairs VALUES ('PG8v1-FPms7U', 0, 'dnr7NdflHz5I6Jcv', NULL, 0, 0, NULL);
INSERT INTO public.chairs VALUES ('PG8v1-FPms7U', 1, NULL, NULL, 0, 0, NULL);
INSERT INTO public.chairs VALUES ('PG8v1-FPms7U', 2, NULL, 'officer', 1, 0, NULL);


--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('kFzuiZJ2Ay_f', 0, 0, 'takeSupplies(lisieux,food)', 'sitting-9709-26', 1794821218004);
INSERT INTO public.entries VALUES ('kFzuiZJ2Ay_f', 1, 0, 'bonus(food)', 'sitting-9709-27', 1794821218209);
INSERT INTO public.entries VALUES ('kFzuiZJ2Ay_f', 2, 0, 'bonus(ammo)', 'sitting-9709-28', 1794821218285);
INSERT INTO public.entries VALUES ('kFzuiZJ2Ay_f', 3, 0, 'unload(R3,food)', 'sitting-9709-29', 1794821218366);
INSERT INTO public.entries VALUES ('kFzuiZJ2Ay_f', 4, 0, 'takeSupplies(lisieux,ammo)', 'sitting-9709-30', 1794821218444);
INSERT INTO public.entries VALUES ('kFzuiZJ2Ay_f', 5, 0, 'load(R3,food)', 'sitting-9709-31', 1794821218520);
INSERT INTO public.entries VALUES ('kFzuiZJ2Ay_f', 6, 0, 'load(R1,ammo)', 'sitting-9709-32', 1794821218564);
INSERT INTO public.entries VALUES ('kFzuiZJ2Ay_f', 7, 0, 'unload(R2,food)', 'sitting-9709-33', 1794821218637);
INSERT INTO public.entries VALUES ('kFzuiZJ2Ay_f', 8, 0, 'endTurn', 'sitting-9709-34', 1794821218707);
INSERT INTO public.entries VALUES ('kFzuiZJ2Ay_f', 9, 0, 'undo(1)', 'sitting-9709-35', 1794821218774);
INSERT INTO public.entries VALUES ('B93abH9Tf_1L', 0, 1, 'takeSupplies(chartres,food)', 'sitting-9709-38', 1794821219959);
INSERT INTO public.entries VALUES ('B93abH9Tf_1L', 1, 1, 'move(W2)', 'sitting-9709-39', 1794821220011);
INSERT INTO public.entries VALUES ('B93abH9Tf_1L', 2, 1, 'step(meaux)', 'sitting-9709-40', 1794821220069);
INSERT INTO public.entries VALUES ('B93abH9Tf_1L', 3, 1, 'step(melun)', 'sitting-9709-41', 1794821220095);
INSERT INTO public.entries VALUES ('B93abH9Tf_1L', 4, 1, 'step(meaux)', 'sitting-9709-42', 1794821220148);
INSERT INTO public.entries VALUES ('B93abH9Tf_1L', 5, 1, 'unload(W1,food)', 'sitting-9709-43', 1794821220192);
INSERT INTO public.entries VALUES ('B93abH9Tf_1L', 6, 1, 'endTurn', 'sitting-9709-44', 1794821220244);
INSERT INTO public.entries VALUES ('B93abH9Tf_1L', 7, 1, 'resist(aachen)', 'sitting-9709-45', 1794821220283);
INSERT INTO public.entries VALUES ('B93abH9Tf_1L', 8, 0, 'move(R1)', 'sitting-9709-46', 1794821220370);
INSERT INTO public.entries VALUES ('B93abH9Tf_1L', 9, 0, 'step(brionne)', 'sitting-9709-47', 1794821220435);
INSERT INTO public.entries VALUES ('B93abH9Tf_1L', 10, 0, 'unload(R1,ammo)', 'sitting-9709-48', 1794821220491);
INSERT INTO public.entries VALUES ('B93abH9Tf_1L', 11, 0, 'step(lisieux)', 'sitting-9709-49', 1794821220586);
INSERT INTO public.entries VALUES ('B93abH9Tf_1L', 12, 0, 'resign', 'sitting-9709-50', 1794821220684);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('001-first', '2026-11-16T09:26:54.687Z');
INSERT INTO public.kysely_migration VALUES ('002-notices', '2026-11-16T09:26:54.741Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


--
-- Data for Name: notices; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('8lKANdS1UYpVkiRa', 'Ada', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$uAiGYK/bwQ4jLG/oxWnwMA$kYRE1IxFcO5VHw5M0u33Q5Wkm6sePqOfW/+mu1CyPoI', 'en', 'system', NULL, 0, 0, 1794821215283, 0);
INSERT INTO public.people VALUES ('QCHnHTXqK1tkLtHV', 'Bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$tykCOxm2V1ZJFobKo21V0Q$9FGd2wUc+C9d3tKXri+rb3gDbz6Ux2SWQKJmUdvFVPc', 'en', 'system', NULL, 0, 0, 1794821215591, 0);
INSERT INTO public.people VALUES ('dnr7NdflHz5I6Jcv', 'Gość', NULL, NULL, 'en', 'system', NULL, 0, 0, 1794821215726, 0);


--
-- Data for Name: push; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: ratings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.ratings VALUES ('8lKANdS1UYpVkiRa', 'race-to-the-rhine', 22.364610506859503, 8.06590141354368, 1);
INSERT INTO public.ratings VALUES ('QCHnHTXqK1tkLtHV', 'race-to-the-rhine', 27.635389493140497, 8.06590141354368, 1);


--
-- Data for Name: recovery; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery VALUES ('8lKANdS1UYpVkiRa', '684145870b12216f6ed107c80bf2b1a2b38d7b202f55d7fc89800900c69037b4');
INSERT INTO public.recovery VALUES ('8lKANdS1UYpVkiRa', '3bddde253c4ad3fa1ff9d2412c4db07b84cd548cf270901f97bc3c4cbbb5660c');
INSERT INTO public.recovery VALUES ('8lKANdS1UYpVkiRa', 'a43169b77cb6f9ec846ed677349321600f14ffaabcbb7220a4d1ac9e24c63a89');
INSERT INTO public.recovery VALUES ('8lKANdS1UYpVkiRa', 'd9550bab051484f5cfd80a894daa126b061832c41193c8c473abb107c9a6ff83');
INSERT INTO public.recovery VALUES ('8lKANdS1UYpVkiRa', 'c98df64def8f715de2bd5cc823047b07f8a8bee719043ae80eff2185031dc72c');
INSERT INTO public.recovery VALUES ('8lKANdS1UYpVkiRa', '9561cac1ce6975ac9cce2b08cc38f2b9a0963d3de528ff043350a7d3956bae71');
INSERT INTO public.recovery VALUES ('8lKANdS1UYpVkiRa', '03b784e135432eec2533fed031590758d3205b6c2108bd6e9887b84d77e57b5d');
INSERT INTO public.recovery VALUES ('8lKANdS1UYpVkiRa', 'd816c78a28621fb6cf56051ca389c45d26c3017cc8e18ce590f7c73943ccc689');
INSERT INTO public.recovery VALUES ('8lKANdS1UYpVkiRa', '7818c11f4f6ff0e442859e9fc6c0f7390c338eedbe70c8996ae6b6cdab23b15e');
INSERT INTO public.recovery VALUES ('8lKANdS1UYpVkiRa', '79c97d02e7ea702b990b7b2ef98f8e59df477a99ba8e09c4c52045408749c699');


--
-- Data for Name: results; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.results VALUES ('B93abH9Tf_1L', 0, '8lKANdS1UYpVkiRa', 'race-to-the-rhine', 'monty', 0, 1794821220696, 22.364610506859503, 8.06590141354368);
INSERT INTO public.results VALUES ('B93abH9Tf_1L', 1, 'QCHnHTXqK1tkLtHV', 'race-to-the-rhine', 'bradley', 1, 1794821220696, 27.635389493140497, 8.06590141354368);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('4215a4882300366a8d39eb0a6688b52fe52fd34becdcd6576723899754f33961', '8lKANdS1UYpVkiRa', 1794821215556, 1794821215556, 'node');
INSERT INTO public.sessions VALUES ('cf53d73c427da53793c565e5f1b706af20aab4ac3a8b858a1a77caa239972d13', 'QCHnHTXqK1tkLtHV', 1794821215707, 1794821215707, 'node');
INSERT INTO public.sessions VALUES ('794a39c8f3f4431be854659f0ffd2e14f7e368d59ae17c27ead773d01c61fcfa', 'dnr7NdflHz5I6Jcv', 1794821215759, 1794821215759, 'node');


--
-- Data for Name: settings; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('PG8v1-FPms7U', 'first-to-fight', 1, '{"missionDraft":"off","neutralEvents":"off","lossDie":"faces123","sideAssignment":"random"}', 'gathering', 'link', NULL, 'F1wKncFmxlnEDNEDveLYLw', '{"is":"days","days":1}', 1, 'dnr7NdflHz5I6Jcv', 'e5b869869a2da5bf17910745f8e19ac236268b088549db41fdc393fede535781', '{}', NULL, 0, '[]', NULL, NULL, 0, 0, NULL, NULL, NULL, 1794821221158, 1794821221158);
INSERT INTO public.tables VALUES ('VLPPV2ZHDWIF', 'general-orders', 1, '{"mode":"alpine","firstInitiative":"random","bonusSetup":"random","hqLoss":"control","stackLimit":"always","citySupply":"supplied","deckSize":"24","openHands":"off","handicap":"0","sideAssignment":"random","match":"single"}', 'gathering', 'public', NULL, 'QA7XIi8I3WviaIz-gLCo2Q', '{"is":"none"}', 0, '8lKANdS1UYpVkiRa', 'abaf40f35d104323cb166437164894e08c2c0ab64a98aa9348d3b6acf26b978a', '{}', NULL, 0, '[]', NULL, NULL, 0, 0, NULL, NULL, NULL, 1794821220940, 1794821220940);
INSERT INTO public.tables VALUES ('kFzuiZJ2Ay_f', 'race-to-the-rhine', 1, '{"pair":"rw","solo":"w","training":"off","antwerp":"on","weather":"off","commonPursuitDeck":"off","hardPatton":"off","hardBradley":"off","hardMonty":"off","roundCap":"30","soloTurnCap":"30","sideAssignment":"random"}', 'playing', 'public', NULL, 'mBnNZKlAK2eJBNcfElUslA', '{"is":"live","seconds":21600,"more":30}', 0, '8lKANdS1UYpVkiRa', '5084523e1af3dc9ba0b4099a9feacb97b8cdbdb7ae0ad58f0eaad187a43ef385', '{}', '{"game":"race-to-the-rhine","rules":1,"options":{"pair":"rw","solo":"w","training":"off","antwerp":"on","weather":"off","commonPursuitDeck":"off","hardPatton":"off","hardBradley":"off","hardMonty":"off","roundCap":"30","soloTurnCap":"30","sideAssignment":"random"},"seats":[{"role":"monty","name":"Ada"},{"role":"bradley","name":"Bob"}],"commit":"dd50ffb97876ac24194d12156cb0c73ef5327d5ebf4914de93f0547d4adca215","entropy":["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"],"seed":null,"tags":{"date":"2026-11-16"}}', 10, '[0]', '{"left":[21598545,21600000],"running":[],"at":1794821218984}', NULL, 0, 1, NULL, NULL, NULL, 1794821216912, 1794821218774);
INSERT INTO public.tables VALUES ('B93abH9Tf_1L', 'race-to-the-rhine', 1, '{"pair":"rw","solo":"w","training":"off","antwerp":"on","weather":"off","commonPursuitDeck":"off","hardPatton":"off","hardBradley":"off","hardMonty":"off","roundCap":"30","soloTurnCap":"30","sideAssignment":"random"}', 'over', 'public', NULL, '5JO5rZzhYJd07Kw69Npu7g', '{"is":"none"}', 0, '8lKANdS1UYpVkiRa', '8c45aeb11827fcced5a19027d44d2e459fe189c831477108b3c1fc811612bfd3', '{}', '{"game":"race-to-the-rhine","rules":1,"options":{"pair":"rw","solo":"w","training":"off","antwerp":"on","weather":"off","commonPursuitDeck":"off","hardPatton":"off","hardBradley":"off","hardMonty":"off","roundCap":"30","soloTurnCap":"30","sideAssignment":"random"},"seats":[{"role":"monty","name":"Ada"},{"role":"bradley","name":"Bob"}],"commit":"4e01872f3595e0f7e795a1adbe16962d33a54594b0e81a50dc593b31fe4fde98","entropy":["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"],"seed":null,"tags":{"date":"2026-11-16"}}', 13, '[]', NULL, NULL, 0, 0, NULL, '{"winners":[1],"scores":[0,0],"reason":"resign"}', NULL, 1794821219192, 1794821220684);


--
-- Data for Name: talk; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.talk VALUES ('kFzuiZJ2Ay_f', 0, 1794821217529, NULL, NULL, 'started');
INSERT INTO public.talk VALUES ('kFzuiZJ2Ay_f', 1, 1794821218984, NULL, NULL, 'pause');
INSERT INTO public.talk VALUES ('B93abH9Tf_1L', 0, 1794821219759, NULL, NULL, 'started');


--
-- Name: chairs chairs_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chairs
    ADD CONSTRAINT chairs_key PRIMARY KEY (match, seat);


--
-- Name: entries entries_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_key PRIMARY KEY (match, seq);


--
-- Name: entries entries_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_once UNIQUE (match, key);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: notices notices_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_key PRIMARY KEY (person, match, kind);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


--
-- Name: people people_login_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_login_key UNIQUE (login);


--
-- Name: people people_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);


--
-- Name: push push_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push
    ADD CONSTRAINT push_pkey PRIMARY KEY (endpoint);


--
-- Name: ratings ratings_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_key PRIMARY KEY (person, game);


--
-- Name: recovery recovery_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery
    ADD CONSTRAINT recovery_key PRIMARY KEY (person, code);


--
-- Name: results results_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_key PRIMARY KEY (match, seat);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token);


--
-- Name: settings settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: talk talk_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_key PRIMARY KEY (match, n);


--
-- Name: chairs_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chairs_person ON public.chairs USING btree (person);


--
-- Name: notices_match; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notices_match ON public.notices USING btree (match);


--
-- Name: notices_not_mailed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notices_not_mailed ON public.notices USING btree (person) WHERE (mailed IS NULL);


--
-- Name: notices_not_pushed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notices_not_pushed ON public.notices USING btree (person) WHERE (pushed IS NULL);


--
-- Name: passkeys_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkeys_person ON public.passkeys USING btree (person);


--
-- Name: push_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX push_person ON public.push USING btree (person);


--
-- Name: ratings_game; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ratings_game ON public.ratings USING btree (game);


--
-- Name: results_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX results_person ON public.results USING btree (person, at);


--
-- Name: sessions_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_person ON public.sessions USING btree (person);


--
-- Name: tables_bots; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_bots ON public.tables USING btree (id) WHERE (bots = 1);


--
-- Name: tables_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_due ON public.tables USING btree (due) WHERE (due IS NOT NULL);


--
-- Name: tables_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_open ON public.tables USING btree (state, access, opened);


--
-- Name: chairs chairs_match_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chairs
    ADD CONSTRAINT chairs_match_fkey FOREIGN KEY (match) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: chairs chairs_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chairs
    ADD CONSTRAINT chairs_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE SET NULL;


--
-- Name: notices notices_match_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_match_fkey FOREIGN KEY (match) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: notices notices_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: passkeys passkeys_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: push push_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push
    ADD CONSTRAINT push_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: ratings ratings_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: recovery recovery_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery
    ADD CONSTRAINT recovery_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: results results_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: talk talk_match_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_match_fkey FOREIGN KEY (match) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


