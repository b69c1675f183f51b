import { Navigate, Outlet } from 'react-router-dom';
import { useBuilder } from '@/features/builder/model/builder-context';

/** Around the steps after Setup: a new survey needs a template chosen before it has them. */
export function ChosenFirst() {
	const { id, draft } = useBuilder().form;

	return id === null && draft.template === undefined ? <Navigate to="/new/setup" replace /> : <Outlet />;
}
