import { memo } from 'react';
import type { Survey } from '@/contract/types';
import { useLatest } from '../saving/state/builder-context';
import type { BuilderState } from '../saving/state/builder-state';
import type { Copy } from '../saving/local-copy/copy';
import { EditorsNotice } from '../saving/presence/EditorsNotice';
import { SiteCopyNotice } from '../saving/site-copy/SiteCopyNotice';
import { OtherTabNotice } from '../saving/presence/OtherTabNotice';
import { RestoredNotice } from '../saving/local-copy/RestoredNotice';
import { SaveNotice } from '../saving/save/SaveNotice';
import { ResponsesWarning } from './ResponsesWarning';

interface Props {
	/** Null for a new survey. */
	survey: Survey | null;
	/** This browser's unsaved copy of it. */
	copy: Copy | null;
	/** It is open in another tab of this browser. */
	isElsewhere: boolean;
	/** The current step can change questions. */
	hasQuestions: boolean;
	/** The form without the copy. */
	without: () => BuilderState;
}

/** Facts to know before continuing to type. */
export const BuilderNotices = memo( function BuilderNotices( {
	survey,
	copy,
	isElsewhere,
	hasQuestions,
	without,
}: Props ) {
	const latest = useLatest();

	return (
		<>
			<SaveNotice />
			{ isElsewhere && <OtherTabNotice /> }
			<EditorsNotice />
			<SiteCopyNotice survey={ survey } copy={ copy } />
			{ copy?.isUnsaved === true && <RestoredNotice at={ copy.at } latest={ latest } without={ without } /> }
			{ survey && survey.responses_count > 0 && <ResponsesWarning survey={ survey } isShown={ hasQuestions } /> }
		</>
	);
} );
