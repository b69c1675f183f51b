import { StatusBadge } from '@/components/ui/feedback/StatusBadge';
import { formatTime } from '@/lib/format';
import { useSite } from '@/lib/site';
import { surveyState } from '@/lib/survey-state';
import { useBuilder } from '@/features/builder/model/builder-context';
import { saveStateOf } from '@/features/builder/model/saving/save-state';
import './SaveState.scss';

/** Always in sight: what visitors have of the survey, and whether what was typed is saved. */
export function SaveState() {
	const { form, storedStatus, isDirty, saving } = useBuilder();
	const { time_zone: timeZone } = useSite();
	const { busy, failure, savedAt } = saving;
	const { kind, text } = saveStateOf( {
		isBusy: busy !== null,
		isDirty,
		failure,
		savedAt: savedAt === null ? null : formatTime( savedAt, timeZone ),
	} );

	return (
		<span className="uf-save-state">
			{ form.id !== null && (
				<StatusBadge state={ surveyState( { status: storedStatus, publish_at: form.draft.publish_at } ) } />
			) }
			<span className={ `uf-save-state__text uf-save-state__text--${ kind }` } title={ text }>
				{ text }
			</span>
			<span className="screen-reader-text" role="status">
				{ kind === 'failed' ? text : '' }
			</span>
		</span>
	);
}
