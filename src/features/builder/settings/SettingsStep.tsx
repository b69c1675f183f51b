import { __ } from '@wordpress/i18n';
import { Navigate } from 'react-router-dom';
import { useSite } from '@/lib/site';
import { Anchors } from './Anchors';
import { FrequencyCard } from './behavior/FrequencyCard';
import { TrackingCard } from './TrackingCard';
import { TimingCard } from './behavior/TimingCard';
import { EstimateCard } from './tester/estimate/EstimateCard';
import { Tester } from './tester/Tester';
import { DisplayRulesCard } from './targeting/DisplayRulesCard';
import { AudienceCard } from './targeting/AudienceCard';
import { useBuilder } from '../saving/state/builder-context';
import { partsOf } from '../draft/settings-parts';
import '../shell/fields.scss';
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
				<TrackingCard isOn={ parts.enable_tracking } behavior={ parts.behavior } />
				<AudienceCard targeting={ parts.targeting } geo={ parts.geo_targeting } />
				<DisplayRulesCard targeting={ parts.targeting } />
				<TimingCard behavior={ parts.behavior } devices={ parts.targeting.devices } />
				<FrequencyCard behavior={ parts.behavior } />
			</div>
			<aside className="uf-settings__rail" aria-label={ __( 'Test your settings', 'userfeedback' ) }>
				<Tester />
				{ can.view && <EstimateCard /> }
			</aside>
		</div>
	);
}
