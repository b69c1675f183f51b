import { useCallback, useContext } from 'react';
import { type NavigateOptions, UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';

/**
 * A useNavigate() whose promise resolves when navigation is done, for code that navigates again afterwards: a pending
 * navigation is canceled by the next and missing from the browser's history. URLs must be complete.
 */
export function useFlushNavigate(): ( to: string, options?: NavigateOptions ) => Promise< void > {
	const router = useContext( RouterContext )?.router;

	return useCallback( async ( to, options = {} ) => router?.navigate( to, options ), [ router ] );
}
