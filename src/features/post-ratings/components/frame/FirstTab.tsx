import { Navigate } from 'react-router-dom';
import { useSite } from '@/lib/site';

/** The settings, or the results for users who can only view those. */
export function FirstTab() {
	const { can } = useSite();
	return <Navigate replace to={ can.settings ? '/settings' : '/results' } />;
}
