import type { BenefitMall, BenefitRegistration } from "#ports/BenefitMall.ts";
import { HttpPort } from "./HttpPort.ts";
import { memberAccount } from "./wireMembers.ts";

export class HttpBenefitMall extends HttpPort implements BenefitMall {
	companyOf(code: string) {
		return this.calls.send(
			() => this.calls.auth.GET("/benefit-users/code/{code}", { params: { path: { code } } }),
			({ corpName }) => corpName,
		);
	}

	register({ corpCode, userName, deptName }: BenefitRegistration) {
		return this.calls.send(
			() => this.calls.auth.POST("/benefit-users", { body: { corpCode, deptName, userName } }),
			memberAccount,
		);
	}
}
