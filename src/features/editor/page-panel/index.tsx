import { registerPlugin } from '@wordpress/plugins';
import { PagePanel } from './PagePanel';

registerPlugin( 'userfeedback-page', { render: PagePanel } );
