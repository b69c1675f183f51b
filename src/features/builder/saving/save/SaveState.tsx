import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { memo } from 'react';
import { StatusBadge } from '@/components/ui/feedback/StatusBadge';
import { formatTime } from '@/lib/format';
import { useSite } from '@/lib/site';
import { surveyState } from '@/lib/labels/survey-state';
import { useBuilder, useSaving } from '../state/builder-context';
import { isOwnChange } from '../conflicts/changed-by';
import { saveStateOf } from './save-state';
import './SaveState.scss';

/** Always visible: the survey's state for visitors, and if changes are saved. */
export const SaveState = memo( function SaveState() {
	const saving = useSaving();
	const isStored = useBuilder( ( { form } ) => form.id !== null );
	const status = useBuilder( ( now ) => now.storedStatus );
	const publishAt = useBuilder( ( { form } ) => form.draft.publish_at );
	const isDirty = useBuilder( ( now ) => now.isDirty );
	const hasConflicts = useBuilder( ( { conflicts } ) => conflicts.length > 0 );
	const { time_zone: timeZone, login_url: loginUrl, user_id: userId } = useSite();
	const isOwnConflict = useBuilder( ( { mergedChanges } ) =>
		isOwnChange( mergedChanges?.survey.changed ?? null, userId )
	);
	const { busy, failure, savedAt } = saving;
	const { kind, text } = saveStateOf( {
		isStored,
		isBusy: busy !== null,
		isDirty,
		failure,
		isOwnConflict,
		savedAt: savedAt === null ? null : formatTime( savedAt, timeZone ),
	} );

	return (
		<span className="uf-save-state">
			{ isStored && <StatusBadge state={ surveyState( { status, publish_at: publishAt } ) } /> }
			<span className={ `uf-save-state__text uf-save-state__text--${ kind }` } title={ text }>
				{ text }
			</span>
			{ hasConflicts && (
				<Button variant="link" onClick={ () => saving.showOutcome( { kind: 'conflict' } ) }>
					{ __( 'Compare', 'userfeedback' ) }
				</Button>
			) }
			{ kind === 'failed' && failure?.kind === 'logged-out' && (
				<a href={ loginUrl } target="_blank" rel="noreferrer">
					{ __( 'Log in', 'userfeedback' ) }
					<span className="screen-reader-text"> { __( '(opens in a new tab)', 'userfeedback' ) }</span>
				</a>
			) }
			<span className="screen-reader-text" role="status">
				{ kind === 'failed' ? text : '' }
			</span>
		</span>
	);
} );
