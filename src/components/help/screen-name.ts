import { useMatches } from 'react-router-dom';

/** The screen that is shown, by its route: `/new/questions` turning into `/edit/5/questions` is none. */
export function useScreenName(): string {
	const handle = useMatches().at( -1 )?.handle;
	return typeof handle === 'object' && handle !== null && 'screen' in handle ? String( handle.screen ) : '';
}
