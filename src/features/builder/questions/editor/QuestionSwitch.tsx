import { ToggleControl } from '@wordpress/components';
import { LockedToggle } from '@/components/ui/upgrade/LockedToggle';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { valueAt } from '@/features/builder/draft/operations/value-paths';

interface Props {
	question: FormQuestion;
	path:
		| 'settings.required'
		| 'settings.randomize'
		| 'settings.comment_box'
		| 'settings.prefill'
		| 'settings.same_page'
		| 'config.include_name';
	label: string;
	help: string;
	/** Its name in the plan, if the site's plan lacks it. */
	lockedAs?: string | undefined;
}

export function QuestionSwitch( { question, path, label, help, lockedAs }: Props ) {
	const dispatch = useDispatch();

	return ! IN_EDITION.plans || lockedAs === undefined ? (
		<div data-field={ fieldName( { question: question.id }, path ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				checked={ valueAt( question, path ) === true }
				onChange={ ( value ) =>
					dispatch( {
						type: 'done',
						operation: { type: 'set', question: question.id, ...settingOf( path, value ) },
					} )
				}
			/>
		</div>
	) : (
		<LockedToggle
			label={ label }
			feature="question-options"
			name={ lockedAs }
			campaign="survey-question-settings"
		/>
	);
}

/** The server leaves out these settings if they're off, so that turning it off restores the earlier state. */
function settingOf( path: Props[ 'path' ], value: boolean ) {
	return path === 'settings.prefill' || path === 'settings.same_page'
		? { path, value: value || undefined }
		: { path, value };
}
