import { __ } from '@wordpress/i18n';
import { NavLink, Outlet } from 'react-router-dom';
import { Screen } from '@/components/ui/layout/Screen';
import { useSite } from '@/lib/site';
import '@/components/surveys/SurveyTabs.scss';
import '@/components/ui/layout/Card.scss';
import './about.scss';

/** Frame of the tabs, each with an address. */
export function AboutScreen() {
	const site = useSite();
	const isCompared = ! IN_EDITION.plans || ! site.is_pro;

	return (
		<Screen
			title={ __( 'About', 'userfeedback' ) }
			back={ { label: __( 'Settings', 'userfeedback' ), to: '/general' } }
			navigation={
				<nav className="uf-survey-tabs" aria-label={ __( 'About', 'userfeedback' ) }>
					<NavLink to="/about" end>
						{ __( 'About Us', 'userfeedback' ) }
					</NavLink>
					<NavLink to="/about/getting-started">{ __( 'Getting started', 'userfeedback' ) }</NavLink>
					{ isCompared && <NavLink to="/about/lite-vs-pro">{ __( 'Lite vs Pro', 'userfeedback' ) }</NavLink> }
				</nav>
			}
		>
			<div className="uf-reading">
				<Outlet />
			</div>
		</Screen>
	);
}
