import type { VisitStorage } from '../flow/session/started-survey';
import type { Store } from './store';
import { VISIT_KEY } from '../../shared/memory/visit-key';

/** Stores a visit until the tab is closed, or if the browser denies that, until the page is left. */
export function visitStorage( store: Store, cookieName: string ): VisitStorage {
	const key = VISIT_KEY + cookieName;
	return {
		read: () => store.get( key ),
		write: ( text ) => {
			if ( text === null ) {
				store.remove( key );
			} else {
				store.set( key, text );
			}
		},
	};
}
