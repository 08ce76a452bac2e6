/** How long to wait for late scripts (bridge, chat, payment window): looks, and milliseconds between them. Never for HTTP. [CONST-11, DEC-133] */
export const pollingRules = { retry: 500, intervalMs: 10 } as const;
