<?php
declare(strict_types=1);

use UserFeedback\PostRatings\Places\AutomaticRatingHooks;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/*
 * The theme's own comments, with a rating before or after them. WordPress loads it in place of the theme's template, which is
 * included here with all variables that it would have had.
 */
AutomaticRatingHooks::printBeforeComments();
require AutomaticRatingHooks::template();
AutomaticRatingHooks::printAfterComments();
