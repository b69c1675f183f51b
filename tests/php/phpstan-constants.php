<?php
/**
 * Constants that WordPress defines at run time; the stubs hold only its functions and classes.
 */

declare( strict_types=1 );

const ABSPATH              = '/wordpress/';
const ARRAY_A              = 'ARRAY_A';
const ARRAY_N              = 'ARRAY_N';
const AUTH_COOKIE          = 'wordpress_hash';
const COOKIEHASH           = 'hash';
const LOGGED_IN_COOKIE     = 'wordpress_logged_in_hash';
const DAY_IN_SECONDS       = 86400;
const HOUR_IN_SECONDS      = 3600;
const MINUTE_IN_SECONDS    = 60;
const MONTH_IN_SECONDS     = 2592000;
const OBJECT               = 'OBJECT';
const OBJECT_K             = 'OBJECT_K';
const SCRIPT_DEBUG         = false;
const WEEK_IN_SECONDS      = 604800;
const WP_CONTENT_DIR       = '/wordpress/wp-content';
const WP_DEBUG             = false;
const WP_LANG_DIR          = '/wordpress/wp-content/languages';
const WP_PLUGIN_DIR        = '/wordpress/wp-content/plugins';
const WPINC                = 'wp-includes';
const YEAR_IN_SECONDS      = 31536000;
const USERFEEDBACK_VERSION = '0.1.0';
const USERFEEDBACK_FILE    = '/wordpress/wp-content/plugins/userfeedback/userfeedback.php';
