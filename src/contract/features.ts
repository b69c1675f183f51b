// Made by `npm run contract` from includes/Contract. Do not edit.
/** What each feature needs: the server alone enforces it. */
export const FEATURES = {
	"extra-question-types": {
		"plan": "plus",
		"addon": "question-types"
	},
	"picture-question-types": {
		"plan": "plus",
		"addon": null
	},
	"question-options": {
		"plan": "plus",
		"addon": "question-types"
	},
	"templates": {
		"plan": "plus",
		"addon": "templates"
	},
	"thank-you": {
		"plan": "plus",
		"addon": null
	},
	"redirects": {
		"plan": "pro",
		"addon": "behavior"
	},
	"devices": {
		"plan": "pro",
		"addon": "targeting"
	},
	"page-targeting": {
		"plan": "plus",
		"addon": "targeting"
	},
	"geo-targeting": {
		"plan": "elite",
		"addon": "geo-restrictions"
	},
	"behavior": {
		"plan": "pro",
		"addon": "behavior"
	},
	"scheduling": {
		"plan": "pro",
		"addon": "behavior"
	},
	"branding": {
		"plan": "plus",
		"addon": "branding"
	},
	"middle-positions": {
		"plan": "plus",
		"addon": null
	},
	"email-logic": {
		"plan": "pro",
		"addon": null
	},
	"webhooks": {
		"plan": "pro",
		"addon": "webhooks"
	},
	"google-drive": {
		"plan": "pro",
		"addon": "google-drive"
	},
	"post-ratings": {
		"plan": "pro",
		"addon": "post-ratings"
	},
	"heatmaps": {
		"plan": "elite",
		"addon": "heatmaps"
	},
	"long-ranges": {
		"plan": "plus",
		"addon": null
	},
	"export": {
		"plan": "plus",
		"addon": null
	},
	"quick-filters": {
		"plan": "plus",
		"addon": null
	},
	"bulk-actions": {
		"plan": "plus",
		"addon": null
	},
	"single-response": {
		"plan": "plus",
		"addon": null
	},
	"trash-responses": {
		"plan": "plus",
		"addon": null
	},
	"ai-summary": {
		"plan": "pro",
		"addon": null
	},
	"access-roles": {
		"plan": "plus",
		"addon": null
	}
} as const;

/** The lowest plan that has each add-on. */
export const ADDONS = {
	"question-types": "plus",
	"templates": "plus",
	"branding": "plus",
	"targeting": "plus",
	"behavior": "pro",
	"webhooks": "pro",
	"google-drive": "pro",
	"post-ratings": "pro",
	"geo-restrictions": "elite",
	"heatmaps": "elite"
} as const;

export type Feature = keyof typeof FEATURES;
export type AddonSlug = keyof typeof ADDONS;
export type Plan = 'lite' | ( typeof FEATURES )[ Feature ][ 'plan' ];
