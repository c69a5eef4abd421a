SELECT id, name FROM users;
