import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useStable } from '@/lib/hooks/use-stable';
import { useShell } from '../shell-context';
import { searchForCard } from './field-locations';

/** Returns the open card of the Workflow step: one at most, from the address. */
export function useOpenCard(): { opened: string | null; toggle: ( card: string ) => void } {
	const [ params ] = useSearchParams();
	const { pathname } = useLocation();
	const { noteOpened } = useShell();
	const navigate = useNavigate();
	const opened = params.get( 'card' );

	const toggle = useStable( ( card: string ): void => {
		const search = searchForCard( opened === card ? null : card );
		noteOpened( search );
		navigate( pathname + search, { replace: true } );
	} );
	return { opened, toggle };
}
