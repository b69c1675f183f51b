<?php
declare(strict_types=1);

namespace UserFeedback\DemoContent;

use DateTimeImmutable;
use UserFeedback\Heatmaps\Aggregation\AggregateVisits;
use UserFeedback\Heatmaps\Capture\Device;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Settings\Saving\SaveSettings;

/** Clicks and scroll depths of a month's visitors, on pages of WordPress's default theme. */
final class Clicks {

	private const DAYS = 30;

	/** Percentage of visits for each page of Pages, in order. */
	private const POPULAR = array( 34, 23, 16, 13, 9, 5 );

	/** Window widths of the devices that the plugin distinguishes. */
	private const WIDTHS = array(
		390  => 58,
		820  => 5,
		1440 => 37,
	);

	/** Selectors as the capture writes them: menu entries by number, and the content. On a phone the menu is behind a button. */
	private const MENU   = 'body>div.wp-site-blocks>header>div>div>div>div>nav>div>div>div>div>ul>ul>li:nth-of-type(%d)>a';
	private const BUTTON = 'body>div.wp-site-blocks>header>div>div>div>div>nav>button';
	private const TITLE  = 'body>div.wp-site-blocks>header>div>div>div>p>a';
	private const READ   = array(
		'main>div>div>h2:nth-of-type(1)' => 9,
		'main>div>div>h2:nth-of-type(2)' => 6,
		'main>div>div>p:nth-of-type(1)'  => 7,
		'main>div>div>p:nth-of-type(2)'  => 5,
		'main>div>div>p:nth-of-type(3)'  => 4,
	);

	private const AT_ONCE = 100;

	public function __construct( private readonly Dice $dice ) {}

	/**
	 * @param non-empty-list<SubmittedPage> $pages
	 * @return int number of stored visits.
	 */
	public function make( array $pages, int $count, DateTimeImmutable $now ): int {
		Plugin::get( SaveSettings::class )->run( array( 'heatmap_pages' => 'all' ) );
		$moments = ( new Calendar( $now, $this->dice ) )->momentsSince( $now->modify( '-' . self::DAYS . ' days' ), $count );
		foreach ( array_chunk( $moments, self::AT_ONCE ) as $some ) {
			$values = array_merge( ...array_map( fn( DateTimeImmutable $moment ): array => $this->visit( $pages, $moment ), $some ) );
			Plugin::get( Db::class )->write(
				'INSERT INTO {heatmap_visits} (page, at, device, width, fold, reach, clicked, clicks) VALUES '
					. implode( ', ', array_fill( 0, count( $some ), '(%s, %s, %d, %d, %d, %d, %d, %s)' ) ),
				$values
			);
		}
		Plugin::get( AggregateVisits::class )->run( count( $moments ) );
		return count( $moments );
	}

	/**
	 * @param non-empty-list<SubmittedPage> $pages
	 * @return list<string|int> a row.
	 */
	private function visit( array $pages, DateTimeImmutable $moment ): array {
		$place  = $this->dice->weighted( self::POPULAR );
		$width  = $this->dice->weighted( self::WIDTHS );
		$fold   = $this->dice->between( 40, 60 );
		$clicks = array();
		for ( $left = $this->dice->between( 0, 2 ); $left > 0; --$left ) {
			$clicks[ $this->element( $place, $width ) ] = sprintf( '%x%x', $this->dice->between( 4, 11 ), $this->dice->between( 3, 12 ) );
		}
		return array(
			0 === $place ? 'front' : 'p' . $pages[ $place ]->id,
			Clock::toStored( $moment ),
			Device::ofWidth( $width )->value,
			$width,
			$fold,
			$this->dice->chance( 0.4 ) ? 100 : $this->dice->between( $fold, 100 ),
			count( $clicks ),
			implode( ' ', array_map( static fn( string $of, string $cell ): string => "$cell|$of", array_keys( $clicks ), $clicks ) ),
		);
	}

	/** @param int $place of the page among Pages; its own menu entry isn't clicked. */
	private function element( int $place, int $width ): string {
		if ( Device::PHONE === Device::ofWidth( $width ) ) {
			return $this->dice->weighted( array( self::BUTTON => 55 ) + self::READ );
		}
		$menu = array();
		foreach ( self::POPULAR as $entry => $often ) {
			if ( $entry !== $place && $entry > 0 ) {
				$menu[ sprintf( self::MENU, $entry + 1 ) ] = 2 * $often;
			}
		}
		return $this->dice->weighted( array( self::TITLE => 8 ) + $menu + self::READ );
	}
}
