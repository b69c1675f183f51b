<?php
/** A site whose owner turned WordPress's cron off, or doesn't call it. For PHP's own server. */

declare(strict_types=1);

define( 'DISABLE_WP_CRON', true );
return require dirname( __DIR__, 5 ) . '/tools/dev/setup/wordpress/router.php';
