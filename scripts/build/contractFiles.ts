/** The services whose contracts stand in openapi/. */
export const services = ["content", "auth", "payment", "message", "internal-auth", "hotels-combined"];

export const contractPath = (service: string) => `openapi/${service}.yaml`;
