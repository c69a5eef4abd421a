const users_namespaceObject = "SELECT id, name FROM users;\n";
const queries = {
    users: users_namespaceObject
};
export { queries };
