import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import { LockedRadio } from '@/components/ui/upgrade/LockedRadio';
import { useSite } from '@/lib/site';
import { useBuilder, useDispatch } from '../saving/state/builder-context';
import { type Release, releaseOf } from '../draft/schedule/schedule';
import { publishOperation } from './publish-operation';
import { PublishEffect } from './PublishEffect';
import { TeamTestToggle } from './TeamTestToggle';
import { Placement } from './Placement';
import { ScheduleFields } from './schedule/ScheduleFields';
import { ActivateScheduling } from './schedule/ActivateScheduling';
import { VersionNote } from './VersionNote';
import './PublishCard.scss';

/** How the survey is published: the button for it is in the header. */
export function PublishCard() {
	const form = useBuilder( ( now ) => now.form );
	const base = useBuilder( ( now ) => now.base );
	const dispatch = useDispatch();
	const site = useSite();
	const isLocked = ! site.features.scheduling;
	const release = releaseOf( form.draft );

	return (
		<Card title={ __( 'Publish', 'userfeedback' ) }>
			<div className="uf-publish-card">
				<div data-field="status">
					<LockedRadio< Release >
						label={ __( 'Status', 'userfeedback' ) }
						needs={ { feature: 'scheduling' } }
						free={ [ 'draft', 'publish' ] }
						selected={ release }
						options={ [
							{ value: 'draft', label: __( 'Draft', 'userfeedback' ) },
							{ value: 'publish', label: __( 'Publish', 'userfeedback' ) },
							...later(),
						] }
						onChange={ ( chosen ) =>
							dispatch( {
								type: 'done',
								operation: publishOperation( chosen, form.draft, base, site.time_zone ),
							} )
						}
					/>
				</div>
				{ IN_EDITION.scheduling && isLocked && <ActivateScheduling /> }
				{ release === 'draft' && <TeamTestToggle isOn={ form.draft.settings.for_team === true } /> }
				{ IN_EDITION.scheduling && release === 'schedule' && <ScheduleFields isLocked={ isLocked } /> }
				<div className="uf-publish-card__effect">
					{ release === 'draft' ? (
						<p role="status">{ __( 'Visitors won’t see this survey.', 'userfeedback' ) }</p>
					) : (
						<PublishEffect when={ release } />
					) }
					{ IN_EDITION.behavior && form.id !== null && form.comparison && (
						<VersionNote id={ form.id } comparison={ form.comparison } />
					) }
				</div>
				{ form.id !== null && <Placement surveyId={ form.id } /> }
			</div>
		</Card>
	);
}

function later(): { value: Release; label: string }[] {
	return IN_EDITION.scheduling ? [ { value: 'schedule', label: __( 'Schedule', 'userfeedback' ) } ] : [];
}
