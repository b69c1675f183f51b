import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import { DRAFTED } from './use-drafted-survey';
import './Drafting.scss';

/** Shown above an AI-drafted survey until it is published, to everyone who opens it: the mark is stored with it. */
export function DraftedNotice() {
	const isDrafted = useBuilder(
		( { form, storedStatus } ) => form.draft.template === DRAFTED && storedStatus !== 'publish'
	);
	const [ isRead, setRead ] = useState( false );

	if ( isRead || ! isDrafted ) {
		return null;
	}
	return (
		<Notice className="uf-drafted" status="warning" onRemove={ () => setRead( true ) }>
			{ __( 'Drafted by AI. Review it before you publish.', 'userfeedback' ) }
		</Notice>
	);
}
