import { __ } from '@wordpress/i18n';
import { Navigate } from 'react-router-dom';
import { useSite } from '@/lib/site';
import { Anchors } from '../components/settings/Anchors';
import { HowLongCard } from '../components/settings/behavior/HowLongCard';
import { TrackingCard } from '../components/settings/TrackingCard';
import { WhenCard } from '../components/settings/behavior/WhenCard';
import { EstimateCard } from '../components/settings/tester/EstimateCard';
import { Tester } from '../components/settings/tester/Tester';
import { WhereCard } from '../components/settings/targeting/WhereCard';
import { WhoCard } from '../components/settings/targeting/WhoCard';
import { useBuilder } from '../model/builder-context';
import { partsOf } from '../model/settings/parts';
import '../components/questions/fields.scss';
import './SettingsStep.scss';

/** Audience, pages, timing and duration of a survey. The server gives each survey its settings with the first save. */
export function SettingsStep() {
	const { can } = useSite();
	const parts = partsOf( useBuilder( ( { form } ) => form.draft ) );

	if ( parts === null ) {
		return <Navigate to="/new/questions" replace />;
	}
	return (
		<div className="uf-settings">
			<h2 className="screen-reader-text" tabIndex={ -1 } data-route-focus>
				{ __( 'Settings', 'userfeedback' ) }
			</h2>
			<Anchors />
			<div className="uf-settings__cards">
				<TrackingCard isOn={ parts.enable_tracking } />
				<WhoCard targeting={ parts.targeting } geo={ parts.geo_targeting } />
				<WhereCard targeting={ parts.targeting } />
				<WhenCard behavior={ parts.behavior } devices={ parts.targeting.devices } />
				<HowLongCard behavior={ parts.behavior } />
			</div>
			<aside className="uf-settings__rail" aria-label={ __( 'Test your settings', 'userfeedback' ) }>
				<Tester />
				{ can.view && <EstimateCard /> }
			</aside>
		</div>
	);
}
