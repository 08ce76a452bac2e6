/** Changes that no test notices, and why: most leave the meaning as it is. Keys as docs/mutation.md prints them. */
export const equivalents: Readonly<Record<string, string>> = {
	"booking/moveOrder.ts: order.startDate !== null → true": "null <= day is false as well",
	"booking/moveOrder.ts: order.endDate !== null → true": "null < day is false as well",
};
