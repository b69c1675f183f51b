import { registerPlugin } from '@wordpress/plugins';
import { FeedbackPanel } from './FeedbackPanel';

registerPlugin( 'userfeedback-feedback', { render: FeedbackPanel } );
