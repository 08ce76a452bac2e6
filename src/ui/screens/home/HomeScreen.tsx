import { observer } from "mobx-react-lite";
import { homeTitle } from "#domain/navigation/pageHead.ts";
import { PageHead } from "#ui/app/PageHead.tsx";

export const HomeScreen = observer(function HomeScreen() {
	return (
		<main>
			<PageHead title={homeTitle} />
			<h1>국내·해외 숙소 예약</h1>
		</main>
	);
});
