import { AiServer } from './servers/ai-server';
import { Owner } from './owner';
import { test as base } from './test';

/** A site with its own AI, which logs requests. */
export const test = base.extend< { ai: AiServer } >( {
	ai: async ( { page }, use ) => {
		const ai = await AiServer.start();
		const owner = new Owner( page );
		const disconnect = ai.connect( process.env[ 'UF_SITE_DIR' ] ?? '' );
		await owner.switchOffAndOn(); // Adding or removing a plugin makes the site look for models again.
		await use( ai );
		await page.goto( 'about:blank' ); // A pending preview request would fail without the plugin.
		disconnect();
		await owner.switchOffAndOn();
		await ai.stop();
	},
} );
