import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { BenefitMall } from "#ports/BenefitMall.ts";

/** The company a code belongs to (CALL-AUTH-07). */
export class CheckCompany {
	readonly #mall: BenefitMall;

	constructor(deps: { readonly mall: BenefitMall }) {
		this.#mall = deps.mall;
	}

	execute(corpCode: string): Promise<Result<string, CallFailure>> {
		return this.#mall.companyOf(corpCode);
	}
}
