-- Creates the roles and the database of Pressdock, as an administrator, once per cluster:
--   PRESSDOCK_DATABASE_PASSWORD=… psql --set=ON_ERROR_STOP=1 --file=postgres.sql
\getenv password PRESSDOCK_DATABASE_PASSWORD

CREATE ROLE pressdock LOGIN PASSWORD :'password';
CREATE ROLE pressdock_account NOLOGIN;
CREATE ROLE pressdock_system NOLOGIN;
GRANT pressdock_account, pressdock_system TO pressdock;
CREATE DATABASE pressdock OWNER pressdock;
