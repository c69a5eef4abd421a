const channel = process.env.RELEASE_CHANNEL ?? 'stable';
function describe(name) {
    return `${name} (${channel}, API 2)`;
}
export { channel, describe };
