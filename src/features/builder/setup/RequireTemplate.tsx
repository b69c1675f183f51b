import { Navigate, Outlet } from 'react-router-dom';
import { useBuilder } from '../saving/state/builder-context';
import { DraftedNotice } from './drafting/DraftedNotice';

/** Wraps the steps after Setup: a new survey needs a template before it has them. */
export function RequireTemplate() {
	const isToChoose = useBuilder( ( { form } ) => form.id === null && form.draft.template === undefined );

	return isToChoose ? (
		<Navigate to="/new/setup" replace />
	) : (
		<>
			{ IN_EDITION[ 'ai-summary' ] && <DraftedNotice /> }
			<Outlet />
		</>
	);
}
