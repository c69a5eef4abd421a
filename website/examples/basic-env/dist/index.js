/* production build */
let e="https://api.example.com",p=process.env.API_TIMEOUT??"1000";export{e as apiUrl,p as timeout};