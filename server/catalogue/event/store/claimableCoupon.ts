/** SQL condition: the coupon `cm` is given out at the instant `at`, and can still be used. */
export const isGivenOut = (at: string): string =>
	`cm.issue_start <= ${at} AND cm.issue_end > ${at} AND coalesce(cm.use_expire_date >= (${at}::timestamptz AT TIME ZONE 'Asia/Seoul')::date, true)`;

/** SQL condition: enough copies of the coupon `cm` are left for one more member. */
export const hasCopiesLeft = "coalesce(cm.issued_cnt + cm.set_cnt <= cm.tot_cnt, true)";
