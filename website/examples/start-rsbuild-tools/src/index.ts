import usersQuery from './users.sql';

export const queries = { users: usersQuery };
