<?php
declare(strict_types=1);

namespace UserFeedback\Editions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** All that depends on plan or add-on. What each needs is said in Features. */
enum Feature: string {
	case EXTRA_QUESTION_TYPES   = 'extra-question-types';   // Star rating and NPS.
	case PICTURE_QUESTION_TYPES = 'picture-question-types'; // Image and icon choices.
	case QUESTION_OPTIONS       = 'question-options';       // Randomize, comment box, and required questions that cannot be skipped.
	case TEMPLATES              = 'templates';
	case THANK_YOU              = 'thank-you';              // A message of one's own.
	case REDIRECTS              = 'redirects';
	case DEVICES                = 'devices';
	case PAGE_TARGETING         = 'page-targeting';
	case GEO_TARGETING          = 'geo-targeting';
	case BEHAVIOR               = 'behavior';               // Timing, display length, run time, start minimized.
	case SCHEDULING             = 'scheduling';
	case BRANDING               = 'branding';               // Colours, theme, logo, font, icon, label.
	case MIDDLE_POSITIONS       = 'middle-positions';
	case EMAIL_LOGIC            = 'email-logic';
	case WEBHOOKS               = 'webhooks';
	case GOOGLE_DRIVE           = 'google-drive';
	case POST_RATINGS           = 'post-ratings';
	case HEATMAPS               = 'heatmaps';
	case LONG_RANGES            = 'long-ranges';            // Results of more than 7 days.
	case EXPORT                 = 'export';
	case QUICK_FILTERS          = 'quick-filters';          // Of responses.
	case BULK_ACTIONS           = 'bulk-actions';           // Of responses.
	case SINGLE_RESPONSE        = 'single-response';
	case TRASH_RESPONSES        = 'trash-responses';
	case AI_SUMMARY             = 'ai-summary';
	case ACCESS_ROLES           = 'access-roles';
}
