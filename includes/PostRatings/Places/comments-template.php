<?php
declare(strict_types=1);

use UserFeedback\PostRatings\Places\AutomaticPlacesModule;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/*
 * The theme's own comments, with a place for ratings before or behind them. WordPress loads it in place of the theme's
 * template, which is loaded here with all that it would have had there.
 */
AutomaticPlacesModule::printBeforeComments();
require AutomaticPlacesModule::template();
AutomaticPlacesModule::printAfterComments();
