import { Navigate } from 'react-router-dom';
import { useSite } from '@/lib/site';

/** The settings, or the results for who may only read those. */
export function FirstTab() {
	const { can } = useSite();
	return <Navigate replace to={ can.settings ? '/settings' : '/results' } />;
}
