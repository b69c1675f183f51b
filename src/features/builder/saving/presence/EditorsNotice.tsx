import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formatTime } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { useBuilder } from '../state/builder-context';
import { useEditors } from './use-editors';
import { fewOf } from '@/lib/labels/list-text';

/** Other people who are editing, while they do. */
export function EditorsNotice() {
	const { time_zone: timeZone } = useSite();
	const editors = useEditors( useBuilder( ( { form } ) => form.id ) );
	const [ first ] = editors;
	if ( first === undefined ) {
		return null;
	}
	const who =
		editors.length === 1
			? sprintf(
					/* translators: 1: name of a user, 2: time of day, or day and time */
					__( '%1$s has had this survey open since %2$s.', 'userfeedback' ),
					first.name,
					formatTime( Date.parse( first.since ), timeZone )
				)
			: sprintf(
					/* translators: %s: names of users, such as “Ada and Ben” */
					__( '%s have this survey open.', 'userfeedback' ),
					fewOf( editors.map( ( { name } ) => name ) )
				);

	return (
		<Notice status="info" isDismissible={ false }>
			{ who } { __( 'Nothing is overwritten: their saved changes are merged in when you save.', 'userfeedback' ) }
		</Notice>
	);
}
