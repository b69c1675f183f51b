import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { Screen } from '@/components/ui/layout/Screen';
import { useSite } from '@/lib/site';
import '@/components/surveys/SurveyTabs.scss';

interface Props {
	open: 'settings' | 'results';
	actions?: ReactNode;
	notices?: ReactNode;
	children: ReactNode;
}

/** Layout of both tabs; without permission for one, it redirects to the other. */
export function RatingsFrame( { open, actions, notices, children }: Props ) {
	const { can } = useSite();
	const tabs = [
		...( can.settings ? [ { name: 'settings', label: __( 'Settings', 'userfeedback' ) } ] : [] ),
		...( can.view ? [ { name: 'results', label: __( 'Results', 'userfeedback' ) } ] : [] ),
	];
	const [ first ] = tabs;

	if ( first && ! tabs.some( ( { name } ) => name === open ) ) {
		return <Navigate replace to={ `/${ first.name }` } />;
	}
	return (
		<Screen
			title={ __( 'Post Ratings', 'userfeedback' ) }
			navigation={
				<nav className="uf-survey-tabs" aria-label={ __( 'Post Ratings', 'userfeedback' ) }>
					{ tabs.map( ( { name, label } ) => (
						<Link key={ name } to={ `/${ name }` } aria-current={ name === open ? 'page' : undefined }>
							{ label }
						</Link>
					) ) }
				</nav>
			}
			actions={ actions }
			notices={ notices }
		>
			{ children }
		</Screen>
	);
}
