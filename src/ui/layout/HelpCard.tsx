import { useCases } from "#application/tokens.ts";
import { useApp } from "#ui/app/AppState.ts";
import { ServiceInfoCard } from "./ServiceInfoCard.tsx";

/** The service card of this site, at the end of a page that may have left a question open (UI-SVC-01). */
export function HelpCard() {
	const { environment, use } = useApp();
	return (
		<ServiceInfoCard
			site={environment.site}
			surface={environment.surface}
			onBridge={(target) => void use(useCases.followTarget).execute(target)}
		/>
	);
}
