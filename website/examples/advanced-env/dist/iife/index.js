(()=>{
    Object.assign(globalThis, {
        nodeEnv: "production",
        mode: "production",
        apiUrl: "https://api.example.com",
        metaApiUrl: "https://api.example.com",
        secret: process.env.SECRET,
        version: "1.2.3"
    });
})();
