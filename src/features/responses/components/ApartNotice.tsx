import { __ } from '@wordpress/i18n';
import type { Status } from '../model/list-view';

/** Explains why the responses of a list aren't counted and what happens next. */
export function ApartNotice( { status }: { status: Status } ) {
	return <p className="uf-responses__why">{ explanation( status ) }</p>;
}

function explanation( status: Status ): string {
	switch ( status ) {
		case 'spam':
			return __(
				'These responses were submitted too quickly, or a hidden field was filled in. They aren’t counted and are deleted automatically, usually after 30 days.',
				'userfeedback'
			);
		case 'partial':
			return __(
				'These visitors left before they sent their answers. You see their choices and ratings, and what they typed if the survey keeps it. They aren’t counted or sent to anyone, and disappear if the visitor finishes later.',
				'userfeedback'
			);
		default:
			return __(
				'These responses arrived after the survey had reached its limit. They aren’t counted or sent to anyone, even if you raise the limit. You can add them to the results.',
				'userfeedback'
			);
	}
}
