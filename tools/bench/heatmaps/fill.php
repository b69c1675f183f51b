<?php
/**
 * Adds visits of many days: puts each day's into the landing table and then aggregates them as cron does: php fill.php SITE_DIR
 * VIEWS DAYS PAGES
 *
 * Page views follow a Zipf distribution (0.9); six in ten visits are by phone, with 1.95 clicks each on average: on one of the
 * page's 60 elements, mostly the first ones, somewhere around its middle. The data is the same each time.
 */

declare(strict_types=1);

use UserFeedback\Heatmaps\Aggregation\AggregateVisits;
use UserFeedback\Heatmaps\HeatmapShape;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';
/** @var wpdb $wpdb */
$wpdb    = $GLOBALS['wpdb'];
$ufViews = (int) $argv[2];
$ufDays  = (int) $argv[3];
$ufPages = (int) $argv[4];
mt_srand( 20_261_124 );

// Creates the posts, because visits to missing posts are dropped.
for ( $ufId = 1001; $ufId <= 1000 + $ufPages; $ufId += 200 ) {
	$ufRows = array();
	for ( $ufAt = $ufId; $ufAt < min( $ufId + 200, 1001 + $ufPages ); ++$ufAt ) {
		$ufRows[] = "($ufAt, 1, '2026-01-01', '2026-01-01', 'publish', 'page', 'Page $ufAt of the site', 'page-$ufAt', '', '', '', '', '')";
	}
	// phpcs:disable WordPress.DB -- Numbers of the bench.
	$wpdb->query(
		"INSERT INTO $wpdb->posts (ID, post_author, post_date, post_date_gmt, post_status, post_type, post_title, post_name, post_content,
			post_excerpt, to_ping, pinged, post_content_filtered) VALUES " . implode( ', ', $ufRows )
	);
	// phpcs:enable
}

/**
 * Returns running sums of 1 / n^s.
 *
 * @return non-empty-list<float>
 */
$ufZipf       = static function ( int $many, float $exponent ): array {
	$sums = array( 1.0 );
	for ( $n = 2; $n <= $many; ++$n ) {
		$sums[] = $sums[ $n - 2 ] + 1 / $n ** $exponent;
	}
	return $sums;
};
$ufPick       = static function ( array $sums ): int {
	/** @var non-empty-list<float> $sums */
	$wanted = mt_rand() / mt_getrandmax() * $sums[ count( $sums ) - 1 ];
	$low    = 0;
	$high   = count( $sums ) - 1;
	while ( $low < $high ) {
		$middle = intdiv( $low + $high, 2 );
		if ( $sums[ $middle ] < $wanted ) {
			$low = $middle + 1;
		} else {
			$high = $middle;
		}
	}
	return $low;
};
$ufNear       = static function ( float $middle, float $width, int $most ): int {
	$sum = 0.0;
	for ( $i = 0; $i < 4; ++$i ) {
		$sum += mt_rand() / mt_getrandmax() - 0.5;
	}
	return max( 0, min( $most, (int) round( $middle + $width * $sum * 1.73 ) ) );
};
$ufSelector   = static fn( int $page, int $element ): string => match ( $element % 4 ) {
	0       => '#site-header>nav>ul.menu>li:nth-of-type(' . ( 1 + intdiv( $element, 4 ) ) . ')>a',
	1       => "main>article>div.entry-content>p:nth-of-type($element)>a:nth-of-type(" . ( 1 + $page % 3 ) . ')',
	2       => "main>section:nth-of-type($element)>div.wp-block-buttons>a.wp-block-button__link",
	default => "#block-$page-$element>figure>img",
};
$ufOfPages    = $ufZipf( $ufPages, 0.9 );
$ufOfElements = $ufZipf( 60, 0.8 );
$ufWidths     = array(
	1 => array( 360, 375, 390, 412, 430 ),
	2 => array( 744, 768, 810, 820, 834 ),
	3 => array( 1280, 1366, 1536, 1920, 2560 ),
);

$ufPut    = 0.0;
$ufFold   = 0.0;
$ufFolded = 0;
$ufFirst  = new DateTimeImmutable( '-' . ( $ufDays - 1 ) . ' days', new DateTimeZone( 'UTC' ) );
for ( $ufDay = 0; $ufDay < $ufDays; ++$ufDay ) {
	$ufDate  = $ufFirst->modify( "+$ufDay days" )->format( 'Y-m-d' );
	$ufStart = microtime( true );
	$ufOfDay = intdiv( $ufViews * ( $ufDay + 1 ), $ufDays ) - intdiv( $ufViews * $ufDay, $ufDays );
	for ( $ufDone = 0; $ufDone < $ufOfDay; $ufDone += 500 ) {
		$ufRows = array();
		for ( $i = min( 500, $ufOfDay - $ufDone ); $i > 0; --$i ) {
			$page   = $ufPick( $ufOfPages );
			$chance = mt_rand( 1, 100 );
			$device = $chance <= 60 ? 1 : ( $chance <= 68 ? 2 : 3 );
			$width  = $ufWidths[ $device ][ mt_rand( 0, 4 ) ];
			$fold   = $ufNear( 1 === $device ? 18 : 35, 8, 100 );
			$reach  = max( $fold, $ufNear( 55, 60, 100 ) );
			$cells  = array();
			$many   = 0;
			// Poisson: counts until a product of random numbers is below e^-1.95.
			for ( $left = mt_rand() / mt_getrandmax(); $left > 0.14227; $left *= mt_rand() / mt_getrandmax() ) {
				++$many;
				$cells[ $ufPick( $ufOfElements ) ][] = sprintf( '%x%x', $ufNear( 7.5, 5, 15 ), $ufNear( 7.5, 5, 15 ) );
			}
			$clicks = array();
			foreach ( $cells as $element => $ofElement ) {
				$clicks[] = implode( '', $ofElement ) . '|' . $ufSelector( 1001 + $page, $element );
			}
			$ufRows[] = sprintf(
				"('p%d', '%s %02d:%02d:00', %d, %d, %d, %d, %d, '%s')",
				1001 + $page,
				$ufDate,
				min( 23, intdiv( 24 * $ufDone, $ufOfDay ) ),
				mt_rand( 0, 59 ),
				$device,
				$width,
				$fold,
				$reach,
				$many,
				implode( ' ', $clicks )
			);
		}
		// phpcs:disable WordPress.DB -- As above.
		$wpdb->query(
			"INSERT INTO {$wpdb->prefix}uf_heatmap_visits (page, at, device, width, fold, reach, clicked, clicks) VALUES "
				. implode( ', ', $ufRows )
		);
		// phpcs:enable
	}
	$ufPut    += microtime( true ) - $ufStart;
	$ufStart   = microtime( true );
	$ufFolded += Plugin::get( AggregateVisits::class )->run( 600 );
	$ufFold   += microtime( true ) - $ufStart;
	wp_cache_flush();
}

$ufDb = Plugin::get( Db::class );
echo wp_json_encode(
	array(
		'folded'  => $ufFolded,
		'put'     => $ufPut,
		'fold'    => $ufFold,
		'memory'  => memory_get_peak_usage(),
		'waiting' => (int) $ufDb->value( 'SELECT COUNT(*) FROM {heatmap_visits}' ),
		'views'   => (int) $ufDb->value( 'SELECT SUM(views) FROM {heatmap_days}' ),
		'clicks'  => (int) $ufDb->value( 'SELECT SUM(clicks) FROM {heatmap_days}' ),
		'packed'  => (int) $ufDb->value( 'SELECT SUM(LENGTH(packed)) FROM {heatmap_days}' ),
		'devices' => HeatmapShape::DEVICES,
	)
);
