import { useCallback, useContext } from 'react';
import { type NavigateOptions, UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';

/**
 * useNavigate() that says when it is done, for what navigates again afterwards: a navigation that is still fetching its
 * screen gives way to the next, and is missing in the browser's history. Addresses are whole ones.
 */
export function useNavigateDone(): ( to: string, options?: NavigateOptions ) => Promise< void > {
	const router = useContext( RouterContext )?.router;

	return useCallback( async ( to, options = {} ) => router?.navigate( to, options ), [ router ] );
}
