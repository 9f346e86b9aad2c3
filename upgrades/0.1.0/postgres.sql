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
    created bigint NOT NULL,
    told bigint NOT NULL,
    confirmed integer DEFAULT 0 NOT NULL
);


--
-- Name: push; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.push (
    endpoint text NOT NULL,
    person text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    session text
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

INSERT INTO public.chairs VALUES ('0iVst2QOftqf', 1, '4KjatPMcNgOAn-3c', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('HwmH_7z56SlW', 0, 'CKgUxLedBaY2LEbq', NULL, 0, 0, NULL);
INSERT INTO public.chairs VALUES ('a14XtT3VPKi9', 0, 'CKgUxLedBaY2LEbq', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('a14XtT3VPKi9', 1, '4KjatPMcNgOAn-3c', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('HwmH_7z56SlW', 1, '4KjatPMcNgOAn-3c', NULL, 0, 0, NULL);
INSERT INTO public.chairs VALUES ('vjzQShCylEXs', 0, 'CKgUxLedBaY2LEbq', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('vjzQShCylEXs', 1, '4KjatPMcNgOAn-3c', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('pqHSyclF-vF0', 0, 'oVfThqY3Li3D32j6', NULL, 0, 0, NULL);
INSERT INTO public.chairs VALUES ('pqHSyclF-vF0', 1, NULL, NULL, 0, 0, NULL);
INSERT INTO public.chairs VALUES ('xy_dASR39fu1', 0, 'CKgUxLedBaY2LEbq', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('xy_dASR39fu1', 1, '4KjatPMcNgOAn-3c', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('xy_dASR39fu1', 2, NULL, 'recruit', 1, 0, NULL);
INSERT INTO public.chairs VALUES ('pqHSyclF-vF0', 2, NULL, 'officer', 1, 0, NULL);
INSERT INTO public.chairs VALUES ('5UUqfYDVJnNZ', 0, 'CKgUxLedBaY2LEbq', NULL, 0, 0, NULL);
INSERT INTO public.chairs VALUES ('Ui2cf57ptBn8', 0, 'CKgUxLedBaY2LEbq', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('Ui2cf57ptBn8', 1, '4KjatPMcNgOAn-3c', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('5UUqfYDVJnNZ', 1, NULL, NULL, 0, 0, NULL);
INSERT INTO public.chairs VALUES ('kq-tcpXS6VE8', 0, 'CKgUxLedBaY2LEbq', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('kq-tcpXS6VE8', 1, '4KjatPMcNgOAn-3c', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('eVVTiQ4BODUr', 0, 'CKgUxLedBaY2LEbq', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('eVVTiQ4BODUr', 1, '4KjatPMcNgOAn-3c', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('XV7xMPPtj9KN', 0, 'CKgUxLedBaY2LEbq', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('XV7xMPPtj9KN', 1, '4KjatPMcNgOAn-3c', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('I3LbqZShgAfC', 0, 'CKgUxLedBaY2LEbq', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('I3LbqZShgAfC', 1, '4KjatPMcNgOAn-3c', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('GzaoWl_JWGdj', 0, 'CKgUxLedBaY2LEbq', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('GzaoWl_JWGdj', 1, '4KjatPMcNgOAn-3c', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('QirLqqbkEAA0', 0, 'CKgUxLedBaY2LEbq', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('QirLqqbkEAA0', 1, '4KjatPMcNgOAn-3c', NULL, 1, 0, '00112233445566778899aabbccddeeff');
INSERT INTO public.chairs VALUES ('0iVst2QOftqf', 0, 'CKgUxLedBaY2LEbq', NULL, 1, 0, '00112233445566778899aabbccddeeff');


--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('a14XtT3VPKi9', 0, 0, 'mulligan', 'sitting-31639-437', 1794820595266);
INSERT INTO public.entries VALUES ('a14XtT3VPKi9', 1, 1, 'keep', 'sitting-31639-438', 1794820595342);
INSERT INTO public.entries VALUES ('a14XtT3VPKi9', 2, 0, 'deploy(PL-SUPPORT-2)', 'sitting-31639-439', 1794820595352);
INSERT INTO public.entries VALUES ('a14XtT3VPKi9', 3, 1, 'deploy(DE-SOLDIERS-1)', 'sitting-31639-440', 1794820595389);
INSERT INTO public.entries VALUES ('a14XtT3VPKi9', 4, 0, 'volunteers(PL-SUPPORT-2)', 'sitting-31639-441', 1794820595399);
INSERT INTO public.entries VALUES ('a14XtT3VPKi9', 5, 0, 'deploy(PL-SUPPORT-1)', 'sitting-31639-442', 1794820595407);
INSERT INTO public.entries VALUES ('a14XtT3VPKi9', 6, 0, 'hideFragments(PL-HIDE-1,1)', 'sitting-31639-443', 1794820595428);
INSERT INTO public.entries VALUES ('a14XtT3VPKi9', 7, 1, 'move(DE-SOLDIERS-1,surroundings)', 'sitting-31639-444', 1794820595445);
INSERT INTO public.entries VALUES ('a14XtT3VPKi9', 8, 0, 'undo(2)', 'sitting-31639-446', 1794820595529);
INSERT INTO public.entries VALUES ('vjzQShCylEXs', 0, 1, 'deploy(adv:vergato)', 'sitting-31639-449', 1794820595863);
INSERT INTO public.entries VALUES ('vjzQShCylEXs', 1, 1, 'move(roffeno)', 'sitting-31639-450', 1794820595895);
INSERT INTO public.entries VALUES ('vjzQShCylEXs', 2, 1, 'finish', 'sitting-31639-451', 1794820595910);
INSERT INTO public.entries VALUES ('vjzQShCylEXs', 3, 0, 'deploy(adv:castelnuovo)', 'sitting-31639-452', 1794820595929);
INSERT INTO public.entries VALUES ('vjzQShCylEXs', 4, 0, 'move(bombiana)', 'sitting-31639-453', 1794820595939);
INSERT INTO public.entries VALUES ('vjzQShCylEXs', 5, 0, 'finish', 'sitting-31639-454', 1794820595968);
INSERT INTO public.entries VALUES ('vjzQShCylEXs', 6, 1, 'deploy(adv:monte-castello)', 'sitting-31639-455', 1794820595980);
INSERT INTO public.entries VALUES ('vjzQShCylEXs', 7, 1, 'move(pietracolora)', 'sitting-31639-456', 1794820595996);
INSERT INTO public.entries VALUES ('vjzQShCylEXs', 8, 1, 'finish', 'sitting-31639-457', 1794820596021);
INSERT INTO public.entries VALUES ('vjzQShCylEXs', 9, 0, 'deploy(adv:castel-daiano)', 'sitting-31639-458', 1794820596052);
INSERT INTO public.entries VALUES ('vjzQShCylEXs', 10, 0, 'move(gaggio)', 'sitting-31639-459', 1794820596083);
INSERT INTO public.entries VALUES ('vjzQShCylEXs', 11, 0, 'finish', 'sitting-31639-460', 1794820596104);
INSERT INTO public.entries VALUES ('vjzQShCylEXs', 12, 1, 'deploy(reinforce-2)', 'sitting-31639-461', 1794820596128);
INSERT INTO public.entries VALUES ('vjzQShCylEXs', 13, 1, 'place(zocca)', 'sitting-31639-462', 1794820596147);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 0, 0, 'discard(M07)', 'sitting-31639-463', 1794820596406);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 1, 1, 'keepAll', 'sitting-31639-464', 1794820596438);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 2, 2, 'discard(M12)', 'bot:2', 1794820596553);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 3, 0, 'order(movement)', 'sitting-31639-465', 1794820596564);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 4, 0, 'move(PIL-09,WEU)', 'sitting-31639-466', 1794820596580);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 5, 1, 'move(ARM-03,WEU)', 'sitting-31639-467', 1794820596587);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 6, 2, 'move(ARM-05,POL)', 'bot:6', 1794820596654);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 7, 1, 'order(recruitment)', 'sitting-31639-468', 1794820596683);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 8, 1, 'pass', 'sitting-31639-469', 1794820596704);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 9, 2, 'recruit(WEU)', 'bot:9', 1794820596919);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 10, 2, 'pick(INF-06)', 'bot:10', 1794820596984);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 11, 2, 'ability(use)', 'bot:11', 1794820597009);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 12, 0, 'pass', 'sitting-31639-470', 1794820597051);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 13, 2, 'order(sabotage)', 'bot:13', 1794820597232);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 14, 2, 'rule(WEU)', 'bot:14', 1794820597372);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 15, 2, 'front(M10)', 'bot:15', 1794820597464);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 16, 2, 'keep(M19)', 'bot:16', 1794820597580);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 17, 0, 'sabotage(WEU)', 'sitting-31639-471', 1794820597595);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 18, 0, 'order(training)', 'sitting-31639-472', 1794820597606);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 19, 0, 'train(SAB-01,S)', 'sitting-31639-473', 1794820597627);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 20, 1, 'train(ARM-05,S)', 'sitting-31639-474', 1794820597641);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 21, 2, 'train(INF-06,U)', 'bot:21', 1794820597662);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 22, 1, 'order(maneuvers)', 'sitting-31639-475', 1794820597675);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 23, 2, 'order(sabotage)', 'bot:23', 1794820597744);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 24, 2, 'rule(WEU)', 'bot:24', 1794820597763);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 25, 2, 'front(M19)', 'bot:25', 1794820597778);
INSERT INTO public.entries VALUES ('xy_dASR39fu1', 26, 0, 'pass', 'sitting-31639-476', 1794820597793);
INSERT INTO public.entries VALUES ('Ui2cf57ptBn8', 0, 0, 'placePawn(red,A-04)', 'sitting-31639-477', 1794820598228);
INSERT INTO public.entries VALUES ('Ui2cf57ptBn8', 1, 0, 'placePawn(blue,A-03)', 'sitting-31639-478', 1794820598250);
INSERT INTO public.entries VALUES ('Ui2cf57ptBn8', 2, 0, 'takePawn(A-03)', 'sitting-31639-479', 1794820598269);
INSERT INTO public.entries VALUES ('Ui2cf57ptBn8', 3, 0, 'placePawn(red,A-07)', 'sitting-31639-480', 1794820598283);
INSERT INTO public.entries VALUES ('Ui2cf57ptBn8', 4, 0, 'placePawn(blue,A-09)', 'sitting-31639-481', 1794820598303);
INSERT INTO public.entries VALUES ('Ui2cf57ptBn8', 5, 0, 'placePawn(red,A-06)', 'sitting-31639-482', 1794820598317);
INSERT INTO public.entries VALUES ('Ui2cf57ptBn8', 6, 0, 'placePawn(blue,A-02)', 'sitting-31639-483', 1794820598333);
INSERT INTO public.entries VALUES ('Ui2cf57ptBn8', 7, 0, 'takePawn(A-09)', 'sitting-31639-484', 1794820598344);
INSERT INTO public.entries VALUES ('Ui2cf57ptBn8', 8, 0, 'placePawn(blue,A-09)', 'sitting-31639-485', 1794820598367);
INSERT INTO public.entries VALUES ('Ui2cf57ptBn8', 9, 0, 'placePawn(blue,A-01)', 'sitting-31639-486', 1794820598386);
INSERT INTO public.entries VALUES ('Ui2cf57ptBn8', 10, 0, 'giveDie(blue)', 'sitting-31639-487', 1794820598408);
INSERT INTO public.entries VALUES ('Ui2cf57ptBn8', 11, 0, 'returnDie(blue)', 'sitting-31639-488', 1794820598429);
INSERT INTO public.entries VALUES ('Ui2cf57ptBn8', 12, 0, 'takePawn(A-01)', 'sitting-31639-489', 1794820598477);
INSERT INTO public.entries VALUES ('Ui2cf57ptBn8', 13, 0, 'takePawn(A-04)', 'sitting-31639-490', 1794820598507);
INSERT INTO public.entries VALUES ('kq-tcpXS6VE8', 0, 1, 'takeSupplies(chartres,food)', 'sitting-31639-491', 1794820598725);
INSERT INTO public.entries VALUES ('kq-tcpXS6VE8', 1, 1, 'move(W2)', 'sitting-31639-492', 1794820598744);
INSERT INTO public.entries VALUES ('kq-tcpXS6VE8', 2, 1, 'step(meaux)', 'sitting-31639-493', 1794820598760);
INSERT INTO public.entries VALUES ('kq-tcpXS6VE8', 3, 1, 'load(W2,food)', 'sitting-31639-494', 1794820598785);
INSERT INTO public.entries VALUES ('kq-tcpXS6VE8', 4, 1, 'step(chateau-thierry)', 'sitting-31639-495', 1794820598802);
INSERT INTO public.entries VALUES ('kq-tcpXS6VE8', 5, 1, 'feed', 'sitting-31639-496', 1794820598819);
INSERT INTO public.entries VALUES ('kq-tcpXS6VE8', 6, 1, 'step(meaux)', 'sitting-31639-497', 1794820598837);
INSERT INTO public.entries VALUES ('kq-tcpXS6VE8', 7, 1, 'unload(W3,food)', 'sitting-31639-498', 1794820598857);
INSERT INTO public.entries VALUES ('kq-tcpXS6VE8', 8, 1, 'endTurn', 'sitting-31639-499', 1794820598875);
INSERT INTO public.entries VALUES ('kq-tcpXS6VE8', 9, 1, 'undo(1)', 'sitting-31639-500', 1794820598897);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 0, 0, 'mulligan', 'sitting-31639-503', 1794820599123);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 1, 1, 'keep', 'sitting-31639-504', 1794820599134);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 2, 0, 'pass', 'sitting-31639-505', 1794820599148);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 3, 1, 'deploy(DE-SOLDIERS-1)', 'sitting-31639-506', 1794820599164);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 4, 0, 'deploy(PL-SCOUTS-1)', 'sitting-31639-507', 1794820599185);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 5, 1, 'deploy(DE-SUPPORT-4)', 'sitting-31639-508', 1794820599207);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 6, 0, 'deploy(PL-CICHOCIEMNI-3)', 'sitting-31639-509', 1794820599228);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 7, 1, 'move(DE-SOLDIERS-1,surroundings)', 'sitting-31639-510', 1794820599248);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 8, 0, 'pass', 'sitting-31639-511', 1794820599275);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 9, 1, 'deploy(DE-SCOUTS-1)', 'sitting-31639-512', 1794820599299);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 10, 0, 'deploy(PL-SUPPORT-1)', 'sitting-31639-513', 1794820599323);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 11, 1, 'volunteers(DE-SUPPORT-4)', 'sitting-31639-514', 1794820599350);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 12, 1, 'move(DE-SCOUTS-1,surroundings)', 'sitting-31639-515', 1794820599373);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 13, 1, 'deploy(DE-SCOUTS-3)', 'sitting-31639-516', 1794820599392);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 14, 0, 'pass', 'sitting-31639-517', 1794820599408);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 15, 1, 'deploy(DE-SUPPORT-1)', 'sitting-31639-518', 1794820599430);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 16, 0, 'deploy(PL-SCOUTS-3)', 'sitting-31639-519', 1794820599449);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 17, 1, 'order(DE-SUPPORT-1,DE-SOLDIERS-1)', 'sitting-31639-520', 1794820599476);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 18, 0, 'volunteers(PL-SUPPORT-1)', 'sitting-31639-521', 1794820599507);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 19, 0, 'move(PL-SCOUTS-1,surroundings)', 'sitting-31639-522', 1794820599536);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 20, 0, 'highMorale(PL-MORALE-1,PL-SCOUTS-1)', 'sitting-31639-523', 1794820599560);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 21, 1, 'move(DE-SCOUTS-3,surroundings,DE-MOTORCYCLES-2)', 'sitting-31639-524', 1794820599576);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 22, 0, 'move(PL-CICHOCIEMNI-3,surroundings)', 'sitting-31639-525', 1794820599595);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 23, 1, 'attack(DE-SCOUTS-3,PL-SCOUTS-1)', 'sitting-31639-526', 1794820599613);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 24, 1, 'roll', 'sitting-31639-527', 1794820599635);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 25, 0, 'passReaction', 'sitting-31639-528', 1794820599657);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 26, 1, 'passReaction', 'sitting-31639-529', 1794820599667);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 27, 0, 'nurse(PL-NURSE-1)', 'sitting-31639-530', 1794820599684);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 28, 0, 'move(PL-SCOUTS-3,surroundings)', 'sitting-31639-531', 1794820599707);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 29, 1, 'attack(DE-SOLDIERS-1,PL-SCOUTS-3)', 'sitting-31639-532', 1794820599717);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 30, 1, 'roll', 'sitting-31639-533', 1794820599736);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 31, 0, 'passReaction', 'sitting-31639-534', 1794820599769);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 32, 1, 'passReaction', 'sitting-31639-535', 1794820599792);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 33, 0, 'deploy(PL-PARTISANS-1)', 'sitting-31639-536', 1794820599805);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 34, 1, 'pass', 'sitting-31639-537', 1794820599824);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 35, 0, 'move(PL-PARTISANS-1,surroundings)', 'sitting-31639-538', 1794820599935);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 36, 1, 'pass', 'sitting-31639-539', 1794820599953);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 37, 0, 'pass', 'sitting-31639-540', 1794820599974);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 38, 1, 'mulligan', 'sitting-31639-541', 1794820599995);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 39, 0, 'attack(PL-CICHOCIEMNI-3,DE-SOLDIERS-1)', 'sitting-31639-542', 1794820600014);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 40, 0, 'roll', 'sitting-31639-543', 1794820600038);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 41, 0, 'supportInAction(PL-SUPPORT-1)', 'sitting-31639-544', 1794820600065);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 42, 1, 'supportInAction(DE-SUPPORT-4)', 'sitting-31639-545', 1794820600075);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 43, 0, 'warLuck(PL-LUCK-1)', 'sitting-31639-546', 1794820600091);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 44, 1, 'passReaction', 'sitting-31639-547', 1794820600100);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 45, 0, 'warLuck(PL-LUCK-2)', 'sitting-31639-548', 1794820600110);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 46, 1, 'supportInAction(DE-SUPPORT-1)', 'sitting-31639-549', 1794820600128);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 47, 0, 'passReaction', 'sitting-31639-550', 1794820600139);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 48, 1, 'passReaction', 'sitting-31639-551', 1794820600154);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 49, 1, 'nurse(DE-NURSE-1)', 'sitting-31639-552', 1794820600166);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 50, 1, 'attack(DE-SCOUTS-3,PL-PARTISANS-1)', 'sitting-31639-553', 1794820600179);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 51, 1, 'roll', 'sitting-31639-554', 1794820600212);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 52, 1, 'passReaction', 'sitting-31639-555', 1794820600225);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 53, 0, 'passReaction', 'sitting-31639-556', 1794820600244);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 54, 0, 'move(PL-SCOUTS-1,surroundings)', 'sitting-31639-557', 1794820600279);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 55, 1, 'motorisedColumn(DE-COLUMN-1)', 'sitting-31639-558', 1794820600291);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 56, 1, 'endChain', 'sitting-31639-559', 1794820600313);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 57, 1, 'refresh(DE-SOLDIERS-1)', 'sitting-31639-560', 1794820600334);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 58, 0, 'deploy(PL-CICHOCIEMNI-1)', 'sitting-31639-561', 1794820600351);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 59, 1, 'move(DE-SCOUTS-1,base,DE-MOTORCYCLES-3)', 'sitting-31639-562', 1794820600370);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 60, 0, 'move(PL-PARTISANS-1,base)', 'sitting-31639-563', 1794820600383);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 61, 1, 'move(DE-SCOUTS-1,surroundings)', 'sitting-31639-564', 1794820600395);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 62, 0, 'deploy(PL-SUPPORT-3)', 'sitting-31639-565', 1794820600408);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 63, 1, 'deploy(DE-SUPPORT-3)', 'sitting-31639-566', 1794820600432);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 64, 0, 'order(PL-SUPPORT-3,PL-CICHOCIEMNI-3)', 'sitting-31639-567', 1794820600448);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 65, 1, 'attack(DE-SOLDIERS-1,PL-PARTISANS-1)', 'sitting-31639-568', 1794820600467);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 66, 1, 'roll', 'sitting-31639-569', 1794820600494);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 67, 1, 'supportInAction(DE-SUPPORT-3)', 'sitting-31639-570', 1794820600510);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 68, 0, 'passReaction', 'sitting-31639-571', 1794820600531);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 69, 1, 'warMisfortune(DE-MISFORTUNE-1)', 'sitting-31639-572', 1794820600543);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 70, 0, 'passReaction', 'sitting-31639-573', 1794820600555);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 71, 1, 'passReaction', 'sitting-31639-574', 1794820600568);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 72, 0, 'move(PL-CICHOCIEMNI-3,base)', 'sitting-31639-575', 1794820600591);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 73, 1, 'deploy(DE-SOLDIERS-2)', 'sitting-31639-576', 1794820600610);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 74, 0, 'pass', 'sitting-31639-577', 1794820600617);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 75, 1, 'deploy(DE-SS-1)', 'sitting-31639-578', 1794820600645);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 76, 0, 'move(PL-CICHOCIEMNI-1,surroundings)', 'sitting-31639-579', 1794820600663);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 77, 1, 'attack(DE-SS-1,PL-CICHOCIEMNI-3)', 'sitting-31639-580', 1794820600677);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 78, 0, 'passReaction', 'sitting-31639-581', 1794820600699);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 79, 0, 'deploy(PL-PARTISANS-2)', 'sitting-31639-582', 1794820600712);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 80, 1, 'pass', 'sitting-31639-583', 1794820600733);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 81, 0, 'move(PL-PARTISANS-2,surroundings)', 'sitting-31639-584', 1794820600746);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 82, 1, 'move(DE-SOLDIERS-2,surroundings)', 'sitting-31639-585', 1794820600760);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 83, 0, 'pass', 'sitting-31639-586', 1794820600775);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 84, 0, 'move(PL-CICHOCIEMNI-1,base)', 'sitting-31639-587', 1794820600817);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 85, 1, 'move(DE-SCOUTS-3,forest,DE-MOTORCYCLES-1)', 'sitting-31639-588', 1794820600823);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 86, 0, 'attack(PL-SCOUTS-1,DE-SOLDIERS-2)', 'sitting-31639-589', 1794820600848);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 87, 0, 'roll', 'sitting-31639-590', 1794820600864);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 88, 0, 'supportInAction(PL-SUPPORT-3)', 'sitting-31639-591', 1794820600882);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 89, 1, 'supportInAction(DE-SUPPORT-4)', 'sitting-31639-592', 1794820600898);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 90, 0, 'passReaction', 'sitting-31639-593', 1794820600915);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 91, 1, 'warLuck(DE-LUCK-2)', 'sitting-31639-594', 1794820600936);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 92, 0, 'passReaction', 'sitting-31639-595', 1794820600945);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 93, 1, 'supportInAction(DE-SUPPORT-1)', 'sitting-31639-596', 1794820600967);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 94, 0, 'passReaction', 'sitting-31639-597', 1794820600980);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 95, 1, 'supportInAction(DE-SUPPORT-3)', 'sitting-31639-598', 1794820600997);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 96, 0, 'passReaction', 'sitting-31639-599', 1794820601012);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 97, 1, 'passReaction', 'sitting-31639-600', 1794820601028);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 98, 1, 'attack(DE-SS-1,PL-CICHOCIEMNI-3)', 'sitting-31639-601', 1794820601045);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 99, 1, 'ambush(DE-AMBUSH-1)', 'sitting-31639-602', 1794820601063);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 100, 0, 'attack(PL-PARTISANS-2,DE-SCOUTS-1)', 'sitting-31639-603', 1794820601077);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 101, 1, 'escort(DE-SOLDIERS-2)', 'sitting-31639-604', 1794820601097);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 102, 0, 'roll', 'sitting-31639-605', 1794820601110);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 103, 0, 'supportInAction(PL-SUPPORT-1)', 'sitting-31639-606', 1794820601121);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 104, 1, 'passReaction', 'sitting-31639-607', 1794820601139);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 105, 0, 'passReaction', 'sitting-31639-608', 1794820601167);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 106, 1, 'attack(DE-SCOUTS-1,PL-SCOUTS-1)', 'sitting-31639-609', 1794820601178);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 107, 0, 'passReaction', 'sitting-31639-610', 1794820601198);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 108, 1, 'passReaction', 'sitting-31639-611', 1794820601215);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 109, 0, 'deploy(PL-SUPPORT-4)', 'sitting-31639-612', 1794820601231);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 110, 1, 'pass', 'sitting-31639-613', 1794820601260);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 111, 0, 'order(PL-SUPPORT-4,PL-CICHOCIEMNI-1)', 'sitting-31639-614', 1794820601274);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 112, 1, 'attack(DE-SCOUTS-3,PL-SUPPORT-1)', 'sitting-31639-615', 1794820601289);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 113, 1, 'passReaction', 'sitting-31639-616', 1794820601300);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 114, 0, 'passReaction', 'sitting-31639-617', 1794820601318);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 115, 0, 'move(PL-CICHOCIEMNI-1,surroundings)', 'sitting-31639-618', 1794820601331);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 116, 1, 'pass', 'sitting-31639-619', 1794820601356);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 117, 0, 'deploy(PL-SUPPORT-2)', 'sitting-31639-620', 1794820601371);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 118, 1, 'deploy(DE-SS-2)', 'sitting-31639-621', 1794820601393);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 119, 0, 'order(PL-SUPPORT-2,PL-CICHOCIEMNI-1)', 'sitting-31639-622', 1794820601445);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 120, 1, 'pass', 'sitting-31639-623', 1794820601465);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 121, 0, 'attack(PL-CICHOCIEMNI-1,DE-SOLDIERS-2)', 'sitting-31639-624', 1794820601492);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 122, 0, 'roll', 'sitting-31639-625', 1794820601519);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 123, 1, 'passReaction', 'sitting-31639-626', 1794820601538);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 124, 0, 'passReaction', 'sitting-31639-627', 1794820601559);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 125, 1, 'move(DE-SS-2,surroundings)', 'sitting-31639-628', 1794820601628);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 126, 0, 'deploy(PL-SCOUTS-4)', 'sitting-31639-629', 1794820601648);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 127, 1, 'move(DE-SOLDIERS-1,surroundings)', 'sitting-31639-630', 1794820601770);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 128, 0, 'pass', 'sitting-31639-631', 1794820601788);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 129, 1, 'deploy(DE-SOLDIERS-4)', 'sitting-31639-632', 1794820601860);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 130, 0, 'attack(PL-SCOUTS-4,DE-SCOUTS-3)', 'sitting-31639-633', 1794820601882);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 131, 0, 'roll', 'sitting-31639-634', 1794820601896);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 132, 0, 'passReaction', 'sitting-31639-635', 1794820601973);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 133, 1, 'move(DE-SOLDIERS-4,surroundings)', 'sitting-31639-636', 1794820602032);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 134, 0, 'pass', 'sitting-31639-637', 1794820602096);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 135, 0, 'attack(PL-CICHOCIEMNI-1,DE-SCOUTS-1)', 'sitting-31639-638', 1794820602156);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 136, 1, 'escort(DE-SOLDIERS-4)', 'sitting-31639-639', 1794820602224);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 137, 0, 'ambush(PL-AMBUSH-1)', 'sitting-31639-640', 1794820602285);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 138, 1, 'attack(DE-SOLDIERS-1,PL-CICHOCIEMNI-1)', 'sitting-31639-641', 1794820602353);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 139, 0, 'escort(PL-PARTISANS-2)', 'sitting-31639-642', 1794820602423);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 140, 1, 'supportInAction(DE-SUPPORT-3)', 'sitting-31639-643', 1794820602480);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 141, 0, 'warMisfortune(PL-MISFORTUNE-1)', 'sitting-31639-644', 1794820602540);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 142, 1, 'supportInAction(DE-SUPPORT-4)', 'sitting-31639-645', 1794820602597);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 143, 0, 'passReaction', 'sitting-31639-646', 1794820602656);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 144, 1, 'warLuck(DE-LUCK-1)', 'sitting-31639-647', 1794820602712);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 145, 0, 'supportInAction(PL-SUPPORT-2)', 'sitting-31639-648', 1794820602770);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 146, 1, 'passReaction', 'sitting-31639-649', 1794820602832);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 147, 0, 'supportInAction(PL-SUPPORT-1)', 'sitting-31639-650', 1794820602897);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 148, 1, 'passReaction', 'sitting-31639-651', 1794820602960);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 149, 0, 'passReaction', 'sitting-31639-652', 1794820603015);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 150, 0, 'deploy(PL-SCOUTS-2)', 'sitting-31639-653', 1794820603076);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 151, 1, 'move(DE-SCOUTS-1,base)', 'sitting-31639-654', 1794820603134);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 152, 0, 'deploy(PL-CICHOCIEMNI-2)', 'sitting-31639-655', 1794820603192);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 153, 1, 'move(DE-SS-2,forest)', 'sitting-31639-656', 1794820603251);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 154, 0, 'attack(PL-SCOUTS-2,DE-SS-2)', 'sitting-31639-657', 1794820603315);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 155, 1, 'supportInAction(DE-SUPPORT-1)', 'sitting-31639-658', 1794820603376);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 156, 0, 'supportInAction(PL-SUPPORT-3)', 'sitting-31639-659', 1794820603432);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 157, 0, 'supportInAction(PL-SUPPORT-4)', 'sitting-31639-660', 1794820603493);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 158, 1, 'move(DE-SS-1,surroundings)', 'sitting-31639-661', 1794820603556);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 159, 0, 'deploy(PL-PARTISANS-3)', 'sitting-31639-662', 1794820603614);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 160, 1, 'highMorale(DE-MORALE-1,DE-SOLDIERS-1)', 'sitting-31639-663', 1794820603675);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 161, 0, 'move(PL-PARTISANS-3,surroundings)', 'sitting-31639-664', 1794820603739);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 162, 1, 'attack(DE-SOLDIERS-1,PL-CICHOCIEMNI-1)', 'sitting-31639-665', 1794820603816);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 163, 0, 'pass', 'sitting-31639-666', 1794820603877);
INSERT INTO public.entries VALUES ('eVVTiQ4BODUr', 164, 1, 'pass', 'sitting-31639-667', 1794820603943);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 0, 0, 'deploy(adv:castel-daiano)', 'sitting-31639-668', 1794820604231);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 1, 0, 'move(gaggio)', 'sitting-31639-669', 1794820604239);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 2, 0, 'finish', 'sitting-31639-670', 1794820604251);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 3, 1, 'deploy(plan-1)', 'sitting-31639-671', 1794820604264);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 4, 0, 'deploy(reinforce-1)', 'sitting-31639-672', 1794820604280);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 5, 0, 'place(gaggio)', 'sitting-31639-673', 1794820604294);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 6, 0, 'place(gaggio)', 'sitting-31639-674', 1794820604314);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 7, 0, 'place(gaggio)', 'sitting-31639-675', 1794820604336);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 8, 0, 'place(gaggio)', 'sitting-31639-676', 1794820604363);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 9, 0, 'place(porretta)', 'sitting-31639-677', 1794820604389);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 10, 0, 'finish', 'sitting-31639-678', 1794820604403);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 11, 1, 'deploy(adv:vergato)', 'sitting-31639-679', 1794820604424);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 12, 1, 'move(monte-mosca)', 'sitting-31639-680', 1794820604439);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 13, 1, 'move(roffeno)', 'sitting-31639-681', 1794820604452);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 14, 1, 'finish', 'sitting-31639-682', 1794820604459);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 15, 1, 'continue', 'sitting-31639-683', 1794820604488);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 16, 0, 'deploy(adv:querciola)', 'sitting-31639-684', 1794820604500);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 17, 0, 'move(riva-ridge)', 'sitting-31639-685', 1794820604531);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 18, 0, 'finish', 'sitting-31639-686', 1794820604568);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 19, 1, 'deploy(para:vergato)', 'sitting-31639-687', 1794820604579);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 20, 1, 'target(bombiana)', 'sitting-31639-688', 1794820604591);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 21, 1, 'airborneDrop(1)', 'sitting-31639-689', 1794820604610);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 22, 0, 'deploy(para:querciola)', 'sitting-31639-690', 1794820604632);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 23, 0, 'target(pietracolora)', 'sitting-31639-691', 1794820604652);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 24, 1, 'roll', 'sitting-31639-692', 1794820604661);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 25, 1, 'rerollWith(mobilisation)', 'sitting-31639-693', 1794820604678);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 26, 1, 'rerollWith(antiAircraft)', 'sitting-31639-694', 1794820604694);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 27, 1, 'deploy(bar:monte-mosca)', 'sitting-31639-695', 1794820604712);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 28, 1, 'target(monte-castello)', 'sitting-31639-696', 1794820604723);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 29, 0, 'deploy(adv:bombiana)', 'sitting-31639-697', 1794820604732);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 30, 0, 'move(porretta)', 'sitting-31639-698', 1794820604747);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 31, 0, 'move(porretta)', 'sitting-31639-699', 1794820604767);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 32, 0, 'finish', 'sitting-31639-700', 1794820604787);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 33, 1, 'deploy(reinforce-2)', 'sitting-31639-701', 1794820604800);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 34, 1, 'place(vergato)', 'sitting-31639-702', 1794820604824);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 35, 1, 'place(vergato)', 'sitting-31639-703', 1794820604860);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 36, 1, 'place(vergato)', 'sitting-31639-704', 1794820604875);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 37, 1, 'place(zocca)', 'sitting-31639-705', 1794820604890);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 38, 1, 'finish', 'sitting-31639-706', 1794820604900);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 39, 0, 'deploy(plan-1)', 'sitting-31639-707', 1794820604912);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 40, 1, 'deploy(bar:monte-mosca)', 'sitting-31639-708', 1794820604921);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 41, 1, 'target(vergato)', 'sitting-31639-709', 1794820604938);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 42, 0, 'deploy(adv:castelnuovo)', 'sitting-31639-710', 1794820604962);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 43, 0, 'move(bombiana)', 'sitting-31639-711', 1794820604977);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 44, 0, 'finish', 'sitting-31639-712', 1794820605009);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 45, 0, 'assault(1)', 'sitting-31639-713', 1794820605029);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 46, 1, 'deploy(para:vergato)', 'sitting-31639-714', 1794820605050);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 47, 1, 'target(roffeno)', 'sitting-31639-715', 1794820605065);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 48, 0, 'deploy(reinforce-1)', 'sitting-31639-716', 1794820605073);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 49, 0, 'place(riola)', 'sitting-31639-717', 1794820605088);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 50, 0, 'place(riva-ridge)', 'sitting-31639-718', 1794820605104);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 51, 0, 'place(porretta)', 'sitting-31639-719', 1794820605109);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 52, 0, 'place(castelnuovo)', 'sitting-31639-720', 1794820605126);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 53, 0, 'place(castel-daiano)', 'sitting-31639-721', 1794820605139);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 54, 0, 'finish', 'sitting-31639-722', 1794820605149);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 55, 1, 'deploy(plan-2)', 'sitting-31639-723', 1794820605161);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 56, 0, 'deploy(adv:soprassasso)', 'sitting-31639-724', 1794820605173);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 57, 0, 'move(castelnuovo)', 'sitting-31639-725', 1794820605187);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 58, 0, 'finish', 'sitting-31639-726', 1794820605198);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 59, 0, 'continue', 'sitting-31639-727', 1794820605213);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 60, 1, 'pass', 'sitting-31639-728', 1794820605221);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 61, 0, 'deploy(adv:pietracolora)', 'sitting-31639-729', 1794820605227);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 62, 0, 'move(castel-daiano)', 'sitting-31639-730', 1794820605241);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 63, 0, 'finish', 'sitting-31639-731', 1794820605254);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 64, 0, 'continue', 'sitting-31639-732', 1794820605275);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 65, 1, 'ambush', 'sitting-31639-733', 1794820605301);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 66, 1, 'roll', 'sitting-31639-734', 1794820605328);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 67, 0, 'deploy(adv:vergato)', 'sitting-31639-735', 1794820605336);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 68, 0, 'move(castelnuovo)', 'sitting-31639-736', 1794820605344);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 69, 0, 'finish', 'sitting-31639-737', 1794820605361);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 70, 0, 'continue', 'sitting-31639-738', 1794820605378);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 71, 1, 'roll', 'sitting-31639-739', 1794820605390);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 72, 0, 'pass', 'sitting-31639-740', 1794820605409);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 73, 1, 'deploy(plan-2)', 'sitting-31639-741', 1794820605415);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 74, 0, 'deploy(reinforce-1)', 'sitting-31639-742', 1794820605420);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 75, 0, 'place(castel-daiano)', 'sitting-31639-743', 1794820605432);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 76, 0, 'place(bombiana)', 'sitting-31639-744', 1794820605437);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 77, 0, 'place(riola)', 'sitting-31639-745', 1794820605471);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 78, 0, 'place(porretta)', 'sitting-31639-746', 1794820605486);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 79, 0, 'place(castelnuovo)', 'sitting-31639-747', 1794820605507);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 80, 0, 'finish', 'sitting-31639-748', 1794820605514);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 81, 1, 'deploy(adv:soprassasso)', 'sitting-31639-749', 1794820605517);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 82, 1, 'move(vergato)', 'sitting-31639-750', 1794820605537);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 83, 1, 'move(vergato)', 'sitting-31639-751', 1794820605556);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 84, 1, 'finish', 'sitting-31639-752', 1794820605577);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 85, 1, 'continue', 'sitting-31639-753', 1794820605587);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 86, 0, 'roll', 'sitting-31639-754', 1794820605600);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 87, 0, 'deploy(adv:roffeno)', 'sitting-31639-755', 1794820605664);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 88, 0, 'move(castelnuovo)', 'sitting-31639-756', 1794820605770);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 89, 0, 'move(castel-daiano)', 'sitting-31639-757', 1794820605828);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 90, 0, 'finish', 'sitting-31639-758', 1794820605938);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 91, 0, 'continue', 'sitting-31639-759', 1794820606033);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 92, 1, 'roll', 'sitting-31639-760', 1794820606051);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 93, 1, 'rerollWith(mobilisation)', 'sitting-31639-761', 1794820606080);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 94, 1, 'deploy(bar:monte-mosca)', 'sitting-31639-762', 1794820606085);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 95, 1, 'target(vergato)', 'sitting-31639-763', 1794820606089);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 96, 1, 'roll', 'sitting-31639-764', 1794820606119);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 97, 0, 'deploy(adv:monte-castello)', 'sitting-31639-765', 1794820606180);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 98, 0, 'move(gaggio)', 'sitting-31639-766', 1794820606239);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 99, 0, 'move(gaggio)', 'sitting-31639-767', 1794820606347);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 100, 0, 'finish', 'sitting-31639-768', 1794820606458);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 101, 0, 'continue', 'sitting-31639-769', 1794820606566);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 102, 1, 'deploy(reinforce-2)', 'sitting-31639-770', 1794820606585);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 103, 1, 'place(vergato)', 'sitting-31639-771', 1794820606771);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 104, 1, 'place(vergato)', 'sitting-31639-772', 1794820606781);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 105, 1, 'place(torraccia)', 'sitting-31639-773', 1794820606796);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 106, 1, 'place(pietracolora)', 'sitting-31639-774', 1794820606820);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 107, 1, 'finish', 'sitting-31639-775', 1794820606836);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 108, 0, 'deploy(adv:torraccia)', 'sitting-31639-776', 1794820606900);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 109, 0, 'move(monte-castello)', 'sitting-31639-777', 1794820606955);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 110, 0, 'finish', 'sitting-31639-778', 1794820607015);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 111, 0, 'continue', 'sitting-31639-779', 1794820607072);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 112, 1, 'roll', 'sitting-31639-780', 1794820607082);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 113, 1, 'deploy(adv:castelnuovo)', 'sitting-31639-781', 1794820607100);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 114, 1, 'move(vergato)', 'sitting-31639-782', 1794820607113);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 115, 1, 'move(vergato)', 'sitting-31639-783', 1794820607125);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 116, 1, 'finish', 'sitting-31639-784', 1794820607136);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 117, 1, 'continue', 'sitting-31639-785', 1794820607156);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 118, 0, 'counterAttack(2)', 'sitting-31639-786', 1794820607215);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 119, 0, 'roll', 'sitting-31639-787', 1794820607280);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 120, 0, 'rerollWith(airborneDrop)', 'sitting-31639-788', 1794820607340);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 121, 0, 'deploy(plan-1)', 'sitting-31639-789', 1794820607402);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 122, 1, 'pass', 'sitting-31639-790', 1794820607418);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 123, 0, 'deploy(bar:riva-ridge)', 'sitting-31639-791', 1794820607473);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 124, 0, 'target(querciola)', 'sitting-31639-792', 1794820607544);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 125, 0, 'artilleryStrike', 'sitting-31639-793', 1794820607651);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 126, 0, 'pass', 'sitting-31639-794', 1794820607758);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 127, 1, 'deploy(reinforce-2)', 'sitting-31639-795', 1794820607772);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 128, 1, 'place(vergato)', 'sitting-31639-796', 1794820607785);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 129, 1, 'place(vergato)', 'sitting-31639-797', 1794820607798);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 130, 1, 'place(pietracolora)', 'sitting-31639-798', 1794820607815);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 131, 1, 'place(roffeno)', 'sitting-31639-799', 1794820607833);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 132, 1, 'finish', 'sitting-31639-800', 1794820607875);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 133, 0, 'deploy(plan-1)', 'sitting-31639-801', 1794820607940);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 134, 1, 'deploy(adv:monte-castello)', 'sitting-31639-802', 1794820607955);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 135, 1, 'move(torraccia)', 'sitting-31639-803', 1794820607965);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 136, 1, 'finish', 'sitting-31639-804', 1794820607968);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 137, 1, 'continue', 'sitting-31639-805', 1794820607990);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 138, 0, 'counterAttack(1)', 'sitting-31639-806', 1794820608048);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 139, 0, 'roll', 'sitting-31639-807', 1794820608109);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 140, 0, 'pass', 'sitting-31639-808', 1794820608196);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 141, 1, 'playMomentum', 'sitting-31639-809', 1794820608274);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 142, 1, 'deploy(para:vergato)', 'sitting-31639-810', 1794820608347);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 143, 1, 'target(roffeno)', 'sitting-31639-811', 1794820608356);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 144, 1, 'continue', 'sitting-31639-812', 1794820608367);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 145, 1, 'deploy(plan-2)', 'sitting-31639-813', 1794820608378);
INSERT INTO public.entries VALUES ('XV7xMPPtj9KN', 146, 1, 'pass', 'sitting-31639-814', 1794820608384);
INSERT INTO public.entries VALUES ('I3LbqZShgAfC', 0, 0, 'discard(M11)', 'sitting-31639-815', 1794820608581);
INSERT INTO public.entries VALUES ('I3LbqZShgAfC', 1, 1, 'keepAll', 'sitting-31639-816', 1794820608590);
INSERT INTO public.entries VALUES ('I3LbqZShgAfC', 2, 1, 'order(maneuvers)', 'sitting-31639-817', 1794820608619);
INSERT INTO public.entries VALUES ('I3LbqZShgAfC', 3, 0, 'order(movement)', 'sitting-31639-818', 1794820608631);
INSERT INTO public.entries VALUES ('I3LbqZShgAfC', 4, 0, 'move(ARM-09,WEU)', 'sitting-31639-819', 1794820608640);
INSERT INTO public.entries VALUES ('I3LbqZShgAfC', 5, 1, 'move(PAR-07,WEU)', 'sitting-31639-820', 1794820608647);
INSERT INTO public.entries VALUES ('I3LbqZShgAfC', 6, 1, 'order(training)', 'sitting-31639-821', 1794820608659);
INSERT INTO public.entries VALUES ('I3LbqZShgAfC', 7, 1, 'train(PAR-07,S)', 'sitting-31639-822', 1794820608669);
INSERT INTO public.entries VALUES ('I3LbqZShgAfC', 8, 0, 'train(ARM-09,U)', 'sitting-31639-823', 1794820608677);
INSERT INTO public.entries VALUES ('I3LbqZShgAfC', 9, 0, 'order(concentration)', 'sitting-31639-824', 1794820608692);
INSERT INTO public.entries VALUES ('I3LbqZShgAfC', 10, 0, 'bonus(move)', 'sitting-31639-825', 1794820608700);
INSERT INTO public.entries VALUES ('I3LbqZShgAfC', 11, 0, 'move(INF-06,NEA)', 'sitting-31639-826', 1794820608711);
INSERT INTO public.entries VALUES ('I3LbqZShgAfC', 12, 1, 'resign', 'sitting-31639-827', 1794820608717);
INSERT INTO public.entries VALUES ('GzaoWl_JWGdj', 0, 0, 'placePawn(red,A-04)', 'sitting-31639-828', 1794820608949);
INSERT INTO public.entries VALUES ('GzaoWl_JWGdj', 1, 0, 'placePawn(blue,A-03)', 'sitting-31639-829', 1794820608967);
INSERT INTO public.entries VALUES ('GzaoWl_JWGdj', 2, 0, 'takePawn(A-03)', 'sitting-31639-830', 1794820608988);
INSERT INTO public.entries VALUES ('GzaoWl_JWGdj', 3, 0, 'placePawn(red,A-07)', 'sitting-31639-831', 1794820608994);
INSERT INTO public.entries VALUES ('GzaoWl_JWGdj', 4, 0, 'placePawn(blue,A-09)', 'sitting-31639-832', 1794820609000);
INSERT INTO public.entries VALUES ('GzaoWl_JWGdj', 5, 0, 'placePawn(red,A-06)', 'sitting-31639-833', 1794820609016);
INSERT INTO public.entries VALUES ('GzaoWl_JWGdj', 6, 0, 'placePawn(blue,A-02)', 'sitting-31639-834', 1794820609025);
INSERT INTO public.entries VALUES ('GzaoWl_JWGdj', 7, 0, 'takePawn(A-09)', 'sitting-31639-835', 1794820609045);
INSERT INTO public.entries VALUES ('GzaoWl_JWGdj', 8, 0, 'placePawn(blue,A-09)', 'sitting-31639-836', 1794820609059);
INSERT INTO public.entries VALUES ('GzaoWl_JWGdj', 9, 0, 'placePawn(blue,A-01)', 'sitting-31639-837', 1794820609069);
INSERT INTO public.entries VALUES ('GzaoWl_JWGdj', 10, 0, 'giveDie(blue)', 'sitting-31639-838', 1794820609080);
INSERT INTO public.entries VALUES ('GzaoWl_JWGdj', 11, 0, 'returnDie(blue)', 'sitting-31639-839', 1794820609100);
INSERT INTO public.entries VALUES ('GzaoWl_JWGdj', 12, 0, 'resign', 'sitting-31639-840', 1794820609127);
INSERT INTO public.entries VALUES ('QirLqqbkEAA0', 0, 1, 'takeSupplies(chartres,food)', 'sitting-31639-841', 1794820609355);
INSERT INTO public.entries VALUES ('QirLqqbkEAA0', 1, 1, 'move(W2)', 'sitting-31639-842', 1794820609365);
INSERT INTO public.entries VALUES ('QirLqqbkEAA0', 2, 1, 'step(meaux)', 'sitting-31639-843', 1794820609382);
INSERT INTO public.entries VALUES ('QirLqqbkEAA0', 3, 1, 'feed', 'sitting-31639-844', 1794820609393);
INSERT INTO public.entries VALUES ('QirLqqbkEAA0', 4, 1, 'step(chateau-thierry)', 'sitting-31639-845', 1794820609412);
INSERT INTO public.entries VALUES ('QirLqqbkEAA0', 5, 1, 'load(W2,food)', 'sitting-31639-846', 1794820609439);
INSERT INTO public.entries VALUES ('QirLqqbkEAA0', 6, 1, 'step(meaux)', 'sitting-31639-847', 1794820609451);
INSERT INTO public.entries VALUES ('QirLqqbkEAA0', 7, 1, 'unload(W3,food)', 'sitting-31639-848', 1794820609468);
INSERT INTO public.entries VALUES ('QirLqqbkEAA0', 8, 1, 'endTurn', 'sitting-31639-849', 1794820609480);
INSERT INTO public.entries VALUES ('QirLqqbkEAA0', 9, 1, 'resist(aachen)', 'sitting-31639-850', 1794820609493);
INSERT INTO public.entries VALUES ('QirLqqbkEAA0', 10, 0, 'unload(R3,food)', 'sitting-31639-851', 1794820609507);
INSERT INTO public.entries VALUES ('QirLqqbkEAA0', 11, 0, 'endTurn', 'sitting-31639-852', 1794820609523);
INSERT INTO public.entries VALUES ('QirLqqbkEAA0', 12, 0, 'resign', 'sitting-31639-853', 1794820609543);
INSERT INTO public.entries VALUES ('0iVst2QOftqf', 0, 0, 'mulligan', 'sitting-31639-854', 1794820609780);
INSERT INTO public.entries VALUES ('0iVst2QOftqf', 1, 1, 'keep', 'sitting-31639-855', 1794820609788);
INSERT INTO public.entries VALUES ('0iVst2QOftqf', 2, 0, 'pass', 'sitting-31639-856', 1794820609803);
INSERT INTO public.entries VALUES ('0iVst2QOftqf', 3, 1, 'deploy(DE-SOLDIERS-2)', 'sitting-31639-857', 1794820609816);
INSERT INTO public.entries VALUES ('0iVst2QOftqf', 4, 0, 'deploy(PL-SUPPORT-3)', 'sitting-31639-858', 1794820609843);
INSERT INTO public.entries VALUES ('0iVst2QOftqf', 5, 1, 'motorisedColumn(DE-COLUMN-1)', 'sitting-31639-859', 1794820609867);
INSERT INTO public.entries VALUES ('0iVst2QOftqf', 6, 1, 'deploy(DE-SUPPORT-2)', 'sitting-31639-860', 1794820609899);
INSERT INTO public.entries VALUES ('0iVst2QOftqf', 7, 1, 'move(DE-SOLDIERS-2,surroundings)', 'sitting-31639-861', 1794820609929);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 0, 0, 'mulligan', 'brought:0', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 1, 1, 'mulligan', 'brought:1', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 2, 0, 'deploy(PL-SUPPORT-1)', 'brought:2', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 3, 1, 'deploy(DE-SUPPORT-1)', 'brought:3', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 4, 0, 'deploy(PL-SCOUTS-4)', 'brought:4', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 5, 1, 'deploy(DE-SUPPORT-2)', 'brought:5', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 6, 0, 'move(PL-SCOUTS-4,surroundings)', 'brought:6', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 7, 1, 'deploy(DE-SCOUTS-1)', 'brought:7', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 8, 0, 'deploy(PL-SCOUTS-1)', 'brought:8', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 9, 1, 'move(DE-SCOUTS-1,surroundings)', 'brought:9', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 10, 0, 'move(PL-SCOUTS-1,surroundings)', 'brought:10', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 11, 1, 'deploy(DE-SCOUTS-3)', 'brought:11', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 12, 0, 'highMorale(PL-MORALE-1,PL-SCOUTS-1)', 'brought:12', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 13, 1, 'move(DE-SCOUTS-3,surroundings)', 'brought:13', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 14, 0, 'search(PL-SCOUTS-1)', 'brought:14', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 15, 1, 'passReaction', 'brought:15', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 16, 0, 'passReaction', 'brought:16', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 17, 1, 'volunteers(DE-SUPPORT-2)', 'brought:17', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 18, 1, 'endChain', 'brought:18', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 19, 0, 'volunteers(PL-SUPPORT-1)', 'brought:19', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 20, 0, 'endChain', 'brought:20', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 21, 1, 'volunteers(DE-SUPPORT-1)', 'brought:21', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 22, 1, 'endChain', 'brought:22', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 23, 0, 'deploy(PL-PARTISANS-1)', 'brought:23', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 24, 1, 'deploy(DE-SOLDIERS-1)', 'brought:24', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 25, 0, 'move(PL-PARTISANS-1,surroundings)', 'brought:25', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 26, 1, 'move(DE-SOLDIERS-1,surroundings)', 'brought:26', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 27, 0, 'deploy(PL-PARTISANS-2)', 'brought:27', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 28, 1, 'pass', 'brought:28', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 29, 0, 'move(PL-PARTISANS-2,surroundings)', 'brought:29', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 30, 1, 'pass', 'brought:30', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 31, 0, 'pass', 'brought:31', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 32, 0, 'search(PL-SCOUTS-1)', 'brought:32', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 33, 0, 'warLuck(PL-LUCK-2)', 'brought:33', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 34, 1, 'passReaction', 'brought:34', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 35, 0, 'supportInAction(PL-SUPPORT-1)', 'brought:35', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 36, 1, 'passReaction', 'brought:36', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 37, 0, 'passReaction', 'brought:37', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 38, 1, 'attack(DE-SCOUTS-1,PL-SCOUTS-1)', 'brought:38', 1794820610107);
INSERT INTO public.entries VALUES ('5UUqfYDVJnNZ', 39, 0, 'escort(PL-PARTISANS-2)', 'brought:39', 1794820610107);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('001-first', '2026-11-16T09:16:33.599Z');
INSERT INTO public.kysely_migration VALUES ('002-notices', '2026-11-16T09:16:33.697Z');
INSERT INTO public.kysely_migration VALUES ('003-browsers', '2026-11-16T09:16:33.717Z');
INSERT INTO public.kysely_migration VALUES ('004-confirmed', '2026-11-16T09:16:33.722Z');


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

INSERT INTO public.people VALUES ('CKgUxLedBaY2LEbq', 'Ada', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$ipL0qeURHtP4ADDFFJ4hUA$GswB2DhCER0iZ2KULjirQmIOIzxlyRlcifWg/lL8U14', 'en', 'system', NULL, 0, 1794820594465, 0, 0);
INSERT INTO public.people VALUES ('4KjatPMcNgOAn-3c', 'Bob', 'bob', '$argon2id$v=19$m=19456,t=2,p=1$0YYsqDnwGm5+IHHlVOpjig$3BdFY9Ux7XGOMuRhXjRhF9TPtEiUek9w3D+MTekIJx4', 'en', 'system', NULL, 0, 1794820594704, 0, 0);
INSERT INTO public.people VALUES ('oVfThqY3Li3D32j6', 'Gość', NULL, NULL, 'en', 'system', NULL, 0, 1794820594821, 0, 0);


--
-- Data for Name: push; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: ratings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.ratings VALUES ('CKgUxLedBaY2LEbq', 'operation-most-iii', 22.364610506859503, 8.06590141354368, 1);
INSERT INTO public.ratings VALUES ('4KjatPMcNgOAn-3c', 'operation-most-iii', 27.635389493140497, 8.06590141354368, 1);
INSERT INTO public.ratings VALUES ('CKgUxLedBaY2LEbq', 'general-orders', 27.635389493140497, 8.06590141354368, 1);
INSERT INTO public.ratings VALUES ('4KjatPMcNgOAn-3c', 'general-orders', 22.364610506859503, 8.06590141354368, 1);
INSERT INTO public.ratings VALUES ('CKgUxLedBaY2LEbq', 'first-to-fight', 27.635389493140497, 8.06590141354368, 1);
INSERT INTO public.ratings VALUES ('4KjatPMcNgOAn-3c', 'first-to-fight', 22.364610506859503, 8.06590141354368, 1);
INSERT INTO public.ratings VALUES ('CKgUxLedBaY2LEbq', 'race-to-the-rhine', 22.364610506859503, 8.06590141354368, 1);
INSERT INTO public.ratings VALUES ('4KjatPMcNgOAn-3c', 'race-to-the-rhine', 27.635389493140497, 8.06590141354368, 1);


--
-- Data for Name: recovery; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery VALUES ('CKgUxLedBaY2LEbq', '267cf741b29cbecd36e6a26460953ba7cd34752d481655e5bcedd5ad8ff9f94e');
INSERT INTO public.recovery VALUES ('CKgUxLedBaY2LEbq', 'a50f7eed113b60e417a012bcc729ea0028d9ca390d805fcdfba8953824320fac');
INSERT INTO public.recovery VALUES ('CKgUxLedBaY2LEbq', '9348d8feeec3a630254bab90e7a71fbd097062540d24e71dc498a12f9e0a8cac');
INSERT INTO public.recovery VALUES ('CKgUxLedBaY2LEbq', '4ea41e132228383c0bc7aa0f1a80d2fc16564b7763f95673f9f8603a68803bba');
INSERT INTO public.recovery VALUES ('CKgUxLedBaY2LEbq', 'd25383e10f1c86809c99e76bea4bd4152d45bd3348ae4a622466dbd62e176c11');
INSERT INTO public.recovery VALUES ('CKgUxLedBaY2LEbq', 'e41d07c6b37422b676f7b0c886121c0505c4a2f226ed042e48a405fdb4fa0957');
INSERT INTO public.recovery VALUES ('CKgUxLedBaY2LEbq', '68d18f7bbf4817664e036936bff6a8917efa44dba05dbededb42f816b001f2d9');
INSERT INTO public.recovery VALUES ('CKgUxLedBaY2LEbq', '93af46bc1f26ea89541a4012da2ed49ba5b2aa70b1d9305983c34ff7363ca624');
INSERT INTO public.recovery VALUES ('CKgUxLedBaY2LEbq', '506ec434d3904ea574ccb9359a40c57d8b24f14a57adad399e13ea40f305b94f');
INSERT INTO public.recovery VALUES ('CKgUxLedBaY2LEbq', 'f438c7309af289e11906f92397247b178a26d25ff9ac401db1e1914100d50383');


--
-- Data for Name: results; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.results VALUES ('eVVTiQ4BODUr', 0, 'CKgUxLedBaY2LEbq', 'operation-most-iii', 'PL', 0, 1794820603948, 22.364610506859503, 8.06590141354368);
INSERT INTO public.results VALUES ('eVVTiQ4BODUr', 1, '4KjatPMcNgOAn-3c', 'operation-most-iii', 'DE', 1, 1794820603948, 27.635389493140497, 8.06590141354368);
INSERT INTO public.results VALUES ('XV7xMPPtj9KN', 0, 'CKgUxLedBaY2LEbq', 'general-orders', 'blue', 1, 1794820608392, 27.635389493140497, 8.06590141354368);
INSERT INTO public.results VALUES ('XV7xMPPtj9KN', 1, '4KjatPMcNgOAn-3c', 'general-orders', 'yellow', 0, 1794820608392, 22.364610506859503, 8.06590141354368);
INSERT INTO public.results VALUES ('I3LbqZShgAfC', 0, 'CKgUxLedBaY2LEbq', 'first-to-fight', 'staff-1', 1, 1794820608757, 27.635389493140497, 8.06590141354368);
INSERT INTO public.results VALUES ('I3LbqZShgAfC', 1, '4KjatPMcNgOAn-3c', 'first-to-fight', 'staff-2', 0, 1794820608757, 22.364610506859503, 8.06590141354368);
INSERT INTO public.results VALUES ('GzaoWl_JWGdj', 0, 'CKgUxLedBaY2LEbq', 'niepodlegla', 'red', 0, 1794820609140, NULL, NULL);
INSERT INTO public.results VALUES ('GzaoWl_JWGdj', 1, '4KjatPMcNgOAn-3c', 'niepodlegla', 'blue', 0, 1794820609140, NULL, NULL);
INSERT INTO public.results VALUES ('QirLqqbkEAA0', 0, 'CKgUxLedBaY2LEbq', 'race-to-the-rhine', 'monty', 0, 1794820609552, 22.364610506859503, 8.06590141354368);
INSERT INTO public.results VALUES ('QirLqqbkEAA0', 1, '4KjatPMcNgOAn-3c', 'race-to-the-rhine', 'bradley', 1, 1794820609552, 27.635389493140497, 8.06590141354368);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('b10e59864b76a2660ab970ff1ba9463a1818769f97c0fb16ba200071732fd619', 'CKgUxLedBaY2LEbq', 1794820594669, 1794820594669, 'node');
INSERT INTO public.sessions VALUES ('df898e783226d02b01de8ffb61525638fc7dc2d2ff8100782ab1ea589c9cce7c', '4KjatPMcNgOAn-3c', 1794820594799, 1794820594799, 'node');
INSERT INTO public.sessions VALUES ('04974a226a16fbfb06bd2d3c87ab68baf36d69f34f2333f74fe7d61f1573d190', 'oVfThqY3Li3D32j6', 1794820594832, 1794820594832, 'node');


--
-- Data for Name: settings; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('a14XtT3VPKi9', 'operation-most-iii', 1, '{"tieWinner":"DE","mulligan":"on","openHands":"off","sideAssignment":"random","match":"single"}', 'playing', 'link', NULL, '-NLKTwSUPnr4Mu4VzD25eA', '{"is":"days","days":3}', 0, 'CKgUxLedBaY2LEbq', '87581be1a5a9e5497872b1f65757c80f7ec0945fc199a325392c826d31647ed1', '{}', '{"game":"operation-most-iii","rules":1,"options":{"tieWinner":"DE","mulligan":"on","openHands":"off","sideAssignment":"random","match":"single"},"seats":[{"role":"PL","name":"Ada"},{"role":"DE","name":"Bob"}],"commit":"9442650c811c3e38b70a1b24ac6597d4be4868f5d12cd82976c3bb12cb58f2d5","entropy":["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"],"seed":null,"tags":{"date":"2026-11-16"}}', 9, '[0]', '{"left":[259199916,259199983],"running":[0],"at":1794820595529}', 1795079795445, 0, 0, '{"id":"mwj1uaus-1","by":1,"wish":{"is":"pause"},"yes":[1],"open":[0]}', NULL, NULL, 1794820594933, 1794820595529);
INSERT INTO public.tables VALUES ('vjzQShCylEXs', 'general-orders', 1, '{"mode":"alpine","firstInitiative":"random","bonusSetup":"random","hqLoss":"control","stackLimit":"always","citySupply":"supplied","deckSize":"24","openHands":"off","handicap":"0","sideAssignment":"random","match":"single"}', 'playing', 'public', NULL, 'upwAQo-H93XEyS0HH5Xrqw', '{"is":"none"}', 0, 'CKgUxLedBaY2LEbq', '15a585e30416c5e7ac7e9420bcde3f03d2844a85596d7574bf6e4b0f7d679b4f', '{}', '{"game":"general-orders","rules":1,"options":{"mode":"alpine","firstInitiative":"random","bonusSetup":"random","hqLoss":"control","stackLimit":"always","citySupply":"supplied","deckSize":"24","openHands":"off","handicap":"0","sideAssignment":"random","match":"single"},"seats":[{"role":"blue","name":"Ada"},{"role":"yellow","name":"Bob"}],"commit":"4a0998c4d362688c93d6b751ef50e782ad46e187999c6966a4f07321347b0dad","entropy":["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"],"seed":null,"tags":{"date":"2026-11-16"}}', 14, '[1]', NULL, NULL, 0, 0, NULL, NULL, NULL, 1794820595700, 1794820596147);
INSERT INTO public.tables VALUES ('Ui2cf57ptBn8', 'niepodlegla', 1, '{"stakes":"0","consent":"motion","obstacles":"standard","startArbiter":"seat0","showTopDate":"on","autoSettle":"off","firstColour":"red"}', 'playing', 'password', '$argon2id$v=19$m=19456,t=2,p=1$WesYH/TaO1y1/BD1aT/hwg$nTyBDMo2gRjVen2z2zMVEf/uQGuM5kdUUN6MzQApS0w', 'e6tZLgNaE2KXHdYAbLYNdw', '{"is":"none"}', 0, 'CKgUxLedBaY2LEbq', 'f0a79c1e6403b8f0e719ef4364addccb27a724111bc6dff6af86c33acb2de5c2', '{}', '{"game":"niepodlegla","rules":1,"options":{"stakes":"0","consent":"motion","obstacles":"standard","startArbiter":"seat0","showTopDate":"on","autoSettle":"off","firstColour":"red"},"seats":[{"role":"red","name":"Ada"},{"role":"blue","name":"Bob"}],"commit":"4dfced3bdb925ef569889662ad6151cd5d0766b9e69fe7142b8ba51f88bb2832","entropy":["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"],"seed":null,"tags":{"date":"2026-11-16"}}', 14, '[0,1]', NULL, NULL, 0, 0, NULL, NULL, NULL, 1794820597933, 1794820598507);
INSERT INTO public.tables VALUES ('xy_dASR39fu1', 'first-to-fight', 1, '{"missionDraft":"off","neutralEvents":"off","lossDie":"faces123","sideAssignment":"random"}', 'playing', 'public', NULL, 'qBu74TyYAPjGmoqx7TQhMg', '{"is":"none"}', 0, 'CKgUxLedBaY2LEbq', '44b90deabc744e5ff451a2bafbc209b477b2da685ab9a9a3ec289fecf545d72f', '{}', '{"game":"first-to-fight","rules":1,"options":{"missionDraft":"off","neutralEvents":"off","lossDie":"faces123","sideAssignment":"random"},"seats":[{"role":"staff-1","name":"Ada"},{"role":"staff-2","name":"Bob"},{"role":"staff-3","name":"recruit (bot)"}],"commit":"144afb9e1900609d05858ab68c7d91693b8158fcf2f812f4887851d96190cee0","entropy":["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"],"seed":null,"tags":{"date":"2026-11-16","bot-staff-3":"recruit"}}', 27, '[1]', NULL, NULL, 0, 0, NULL, NULL, NULL, 1794820596265, 1794820597793);
INSERT INTO public.tables VALUES ('eVVTiQ4BODUr', 'operation-most-iii', 1, '{"tieWinner":"DE","mulligan":"on","openHands":"off","sideAssignment":"random","match":"single"}', 'over', 'public', NULL, 'VPF1991ihnf2ELXZYXgjCA', '{"is":"none"}', 0, 'CKgUxLedBaY2LEbq', '13dad14bc890aef03ee3d5373f5bd34c1ac4ce2a0521ae1285f0b1774937f0c1', '{}', '{"game":"operation-most-iii","rules":1,"options":{"tieWinner":"DE","mulligan":"on","openHands":"off","sideAssignment":"random","match":"single"},"seats":[{"role":"PL","name":"Ada"},{"role":"DE","name":"Bob"}],"commit":"01af2a9d5015b92a293b657e67e7d5a291f0f0985b64cc6e45383e8cbd5a84b6","entropy":["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"],"seed":null,"tags":{"date":"2026-11-16"}}', 165, '[]', NULL, NULL, 0, 0, NULL, '{"winners":[1],"reason":"tie","scores":[0,0]}', NULL, 1794820598954, 1794820603943);
INSERT INTO public.tables VALUES ('XV7xMPPtj9KN', 'general-orders', 1, '{"mode":"alpine","firstInitiative":"random","bonusSetup":"random","hqLoss":"control","stackLimit":"always","citySupply":"supplied","deckSize":"24","openHands":"off","handicap":"0","sideAssignment":"random","match":"single"}', 'over', 'public', NULL, 'R3700MY889zoxICJgdJGTA', '{"is":"none"}', 0, 'CKgUxLedBaY2LEbq', '1c36c76fa242ab897b75e409af7d724fdb6b4a229bcd1f8eff8d48d68063e4f8', '{}', '{"game":"general-orders","rules":1,"options":{"mode":"alpine","firstInitiative":"random","bonusSetup":"random","hqLoss":"control","stackLimit":"always","citySupply":"supplied","deckSize":"24","openHands":"off","handicap":"0","sideAssignment":"random","match":"single"},"seats":[{"role":"blue","name":"Ada"},{"role":"yellow","name":"Bob"}],"commit":"2ddb3285ae1a96155be9f50526551b8ba3cea281289ab6d33bebca0ed86bed2a","entropy":["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"],"seed":null,"tags":{"date":"2026-11-16"}}', 147, '[]', NULL, NULL, 0, 0, NULL, '{"winners":[0],"reason":"stars","scores":[16,8]}', NULL, 1794820603995, 1794820608384);
INSERT INTO public.tables VALUES ('I3LbqZShgAfC', 'first-to-fight', 1, '{"missionDraft":"off","neutralEvents":"off","lossDie":"faces123","sideAssignment":"random"}', 'over', 'public', NULL, 'qXOrHMYvi5nE_n0yfWT-Zg', '{"is":"none"}', 0, 'CKgUxLedBaY2LEbq', '441f9ba5ac438be015ca9ce42ab411245be060b2b81537b683b3839fd360c5ba', '{}', '{"game":"first-to-fight","rules":1,"options":{"missionDraft":"off","neutralEvents":"off","lossDie":"faces123","sideAssignment":"random"},"seats":[{"role":"staff-1","name":"Ada"},{"role":"staff-2","name":"Bob"}],"commit":"1fab11bb68db6193081c7477a444f88f1b9edf50809a652ef2b6186f5345d2fd","entropy":["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"],"seed":null,"tags":{"date":"2026-11-16"}}', 13, '[]', NULL, NULL, 0, 0, NULL, '{"winners":[0],"scores":[2,1],"reason":"resign"}', NULL, 1794820608445, 1794820608717);
INSERT INTO public.tables VALUES ('0iVst2QOftqf', 'operation-most-iii', 1, '{"tieWinner":"DE","mulligan":"on","openHands":"off","sideAssignment":"random","match":"single"}', 'abandoned', 'public', NULL, 'jIFRjRXWOmaqv3AKqdzMqQ', '{"is":"none"}', 0, 'CKgUxLedBaY2LEbq', '320aac187dc02c70549600ad1bc504a37efcdd27eda226b35efe5d2fd801fcbe', '{}', '{"game":"operation-most-iii","rules":1,"options":{"tieWinner":"DE","mulligan":"on","openHands":"off","sideAssignment":"random","match":"single"},"seats":[{"role":"PL","name":"Ada"},{"role":"DE","name":"Bob"}],"commit":"525016755e20d94289ce332f70e2605ee1ccda666aa21ae887003fd31b15e3b3","entropy":["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"],"seed":null,"tags":{"date":"2026-11-16"}}', 8, '[]', NULL, NULL, 0, 0, NULL, NULL, NULL, 1794820609587, 1794820609929);
INSERT INTO public.tables VALUES ('kq-tcpXS6VE8', 'race-to-the-rhine', 2, '{"pair":"rw","solo":"w","training":"off","antwerp":"on","weather":"off","commonPursuitDeck":"off","hardPatton":"off","hardBradley":"off","hardMonty":"off","roundCap":"30","soloTurnCap":"30","sideAssignment":"random"}', 'playing', 'public', NULL, 'W293nmnDKqUq-2rFl6_V4A', '{"is":"live","seconds":21600,"more":30}', 0, 'CKgUxLedBaY2LEbq', 'fbc07f284b9073ac94324fe93fd0562cf353850633f52c7dda8b2ea552865894', '{}', '{"game":"race-to-the-rhine","rules":2,"options":{"pair":"rw","solo":"w","training":"off","antwerp":"on","weather":"off","commonPursuitDeck":"off","hardPatton":"off","hardBradley":"off","hardMonty":"off","roundCap":"30","soloTurnCap":"30","sideAssignment":"random"},"seats":[{"role":"monty","name":"Ada"},{"role":"bradley","name":"Bob"}],"commit":"de9847c0e02a10406d38e63a4e309294b358f9429690981ccb9bb3ec805c7211","entropy":["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"],"seed":null,"tags":{"date":"2026-11-16"}}', 10, '[1]', '{"left":[21600000,21599738],"running":[],"at":1794820598932}', NULL, 0, 1, NULL, NULL, NULL, 1794820598572, 1794820598897);
INSERT INTO public.tables VALUES ('GzaoWl_JWGdj', 'niepodlegla', 1, '{"stakes":"0","consent":"motion","obstacles":"standard","startArbiter":"seat0","showTopDate":"on","autoSettle":"off","firstColour":"red"}', 'over', 'public', NULL, 'NhDEiYMVQuC61-wc2Hdilg', '{"is":"none"}', 0, 'CKgUxLedBaY2LEbq', '6e0eaa3772d292b6bd6346321defb195d185f4852002724057537f855e9038ad', '{}', '{"game":"niepodlegla","rules":1,"options":{"stakes":"0","consent":"motion","obstacles":"standard","startArbiter":"seat0","showTopDate":"on","autoSettle":"off","firstColour":"red"},"seats":[{"role":"red","name":"Ada"},{"role":"blue","name":"Bob"}],"commit":"cdffc2b8a1bcbfe4cd6b40545038a3daad1f614bf0f025d680cc925109270768","entropy":["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"],"seed":null,"tags":{"date":"2026-11-16"}}', 13, '[]', NULL, NULL, 0, 0, NULL, '{"winners":[],"reason":"conceded","scores":[0,0]}', NULL, 1794820608779, 1794820609127);
INSERT INTO public.tables VALUES ('HwmH_7z56SlW', 'general-orders', 1, '{"mode":"alpine","firstInitiative":"random","bonusSetup":"random","hqLoss":"control","stackLimit":"always","citySupply":"supplied","deckSize":"24","openHands":"off","handicap":"0","sideAssignment":"random","match":"single"}', 'gathering', 'public', NULL, 'OgAPciJDofRbsmoZyvnYBQ', '{"is":"none"}', 0, 'CKgUxLedBaY2LEbq', '01fa02973918cb177187e403f2edfb27d1d0eba4cadaae99f93ab8f4d7307833', '{}', NULL, 0, '[]', NULL, NULL, 0, 0, NULL, NULL, NULL, 1794820610032, 1794820610032);
INSERT INTO public.tables VALUES ('pqHSyclF-vF0', 'first-to-fight', 1, '{"missionDraft":"off","neutralEvents":"off","lossDie":"faces123","sideAssignment":"random"}', 'gathering', 'link', NULL, 's-DK0SvaBVNmDO1AOlqD5A', '{"is":"days","days":1}', 1, 'oVfThqY3Li3D32j6', '2976b01aba298a4d46300f90e2fabda59445703b9b5524b6847521233e9ab4af', '{}', NULL, 0, '[]', NULL, NULL, 0, 0, NULL, NULL, NULL, 1794820610088, 1794820610088);
INSERT INTO public.tables VALUES ('5UUqfYDVJnNZ', 'operation-most-iii', 1, '{"tieWinner":"DE","mulligan":"on","openHands":"off","sideAssignment":"random","match":"single"}', 'gathering', 'link', NULL, 'hRkwcv03lUPt50b_fj5sbQ', '{"is":"none"}', 0, 'CKgUxLedBaY2LEbq', 'ebdccc89776477af558aaa8a48583cea35a98b66c72150933e9a3b3bb0f8b72c', '{}', '{"game":"operation-most-iii","rules":1,"seats":[{"role":"PL","name":"greedy"},{"role":"DE","name":"greedy"}],"commit":"46fa56c57ab008472f33ecab51c519aeb8e760272ebcc7c53a954095923f3b9f","entropy":[],"options":{"tieWinner":"DE","mulligan":"on","openHands":"off","sideAssignment":"random","match":"single"},"seed":null,"tags":{"brought":"yes"}}', 40, '[]', NULL, NULL, 0, 0, NULL, NULL, NULL, 1794820610104, 1794820610104);
INSERT INTO public.tables VALUES ('QirLqqbkEAA0', 'race-to-the-rhine', 2, '{"pair":"rw","solo":"w","training":"off","antwerp":"on","weather":"off","commonPursuitDeck":"off","hardPatton":"off","hardBradley":"off","hardMonty":"off","roundCap":"30","soloTurnCap":"30","sideAssignment":"random"}', 'over', 'public', NULL, 'dSE-LBzWpKI2PzbTNhYOBw', '{"is":"none"}', 0, 'CKgUxLedBaY2LEbq', 'fb4da8b035aa8ddb73f0537687183297aa0d0b326f71a416cbf3904e53889154', '{}', '{"game":"race-to-the-rhine","rules":2,"options":{"pair":"rw","solo":"w","training":"off","antwerp":"on","weather":"off","commonPursuitDeck":"off","hardPatton":"off","hardBradley":"off","hardMonty":"off","roundCap":"30","soloTurnCap":"30","sideAssignment":"random"},"seats":[{"role":"monty","name":"Ada"},{"role":"bradley","name":"Bob"}],"commit":"54ca72ca574a8ddf50fbffc2b16e1d502b931107bf81b33d0bfe3bf09e25dd7f","entropy":["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"],"seed":null,"tags":{"date":"2026-11-16"}}', 13, '[]', NULL, NULL, 0, 0, NULL, '{"winners":[1],"scores":[0,1],"reason":"resign"}', NULL, 1794820609183, 1794820609543);


--
-- Data for Name: talk; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.talk VALUES ('a14XtT3VPKi9', 0, 1794820595111, NULL, NULL, 'started');
INSERT INTO public.talk VALUES ('a14XtT3VPKi9', 1, 1794820595549, 'CKgUxLedBaY2LEbq', 0, 'Zażółć gęślą jaźń!');
INSERT INTO public.talk VALUES ('vjzQShCylEXs', 0, 1794820595805, NULL, NULL, 'started');
INSERT INTO public.talk VALUES ('xy_dASR39fu1', 0, 1794820596326, NULL, NULL, 'started');
INSERT INTO public.talk VALUES ('Ui2cf57ptBn8', 0, 1794820598132, NULL, NULL, 'started');
INSERT INTO public.talk VALUES ('kq-tcpXS6VE8', 0, 1794820598670, NULL, NULL, 'started');
INSERT INTO public.talk VALUES ('kq-tcpXS6VE8', 1, 1794820598932, NULL, NULL, 'pause');
INSERT INTO public.talk VALUES ('eVVTiQ4BODUr', 0, 1794820599068, NULL, NULL, 'started');
INSERT INTO public.talk VALUES ('XV7xMPPtj9KN', 0, 1794820604166, NULL, NULL, 'started');
INSERT INTO public.talk VALUES ('I3LbqZShgAfC', 0, 1794820608560, NULL, NULL, 'started');
INSERT INTO public.talk VALUES ('GzaoWl_JWGdj', 0, 1794820608906, NULL, NULL, 'started');
INSERT INTO public.talk VALUES ('QirLqqbkEAA0', 0, 1794820609293, NULL, NULL, 'started');
INSERT INTO public.talk VALUES ('0iVst2QOftqf', 0, 1794820609705, NULL, NULL, 'started');
INSERT INTO public.talk VALUES ('0iVst2QOftqf', 1, 1794820610004, NULL, NULL, 'abandon');
INSERT INTO public.talk VALUES ('5UUqfYDVJnNZ', 0, 1794820610107, NULL, NULL, 'brought');


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
-- Name: push_session; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX push_session ON public.push USING btree (session);


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
-- Name: push push_session_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push
    ADD CONSTRAINT push_session_fkey FOREIGN KEY (session) REFERENCES public.sessions(token) ON DELETE CASCADE;


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


