<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget;

use UserFeedback\Settings\Theme\AvailableFonts;
use UserFeedback\Settings\Theme\DownloadedFonts;
use UserFeedback\Settings\Theme\Font;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Servers\FontServer;
use UserFeedback\Tests\Support\Servers\LoopbackServer;
use UserFeedback\Widget\Fonts\DownloadFont;
use UserFeedback\Widget\Fonts\FontDownloadFailed;
use UserFeedback\Widget\Fonts\FontError;
use UserFeedback\Widget\Fonts\FontService;

/** Downloads a font from a service on loopback that is sometimes hostile. */
final class DownloadFontTest extends SiteTestCase {

	private FontServer $service;
	private Font $lora;

	protected function setUp(): void {
		parent::setUp();
		DownloadedFonts::remove();
		$this->service = new FontServer();
		$this->lora    = AvailableFonts::findInCatalog( 'Lora' ) ?? self::fail( 'There is no Lora.' );
	}

	protected function tearDown(): void {
		$this->service->stop();
		DownloadedFonts::remove();
		parent::tearDown();
	}

	public function test_each_part_is_downloaded_once_and_stored_in_uploads_under_our_own_names(): void {
		self::assertNull( $this->lora->stylesheet( 400 ) );
		self::assertNull( $this->keep( 400 ) );

		$address = (string) $this->lora->stylesheet( 400 );
		self::assertStringStartsWith( wp_upload_dir()['baseurl'] . '/userfeedback/fonts/lora/', $address );
		$css = (string) file_get_contents( self::folder() . '/400.css' );
		self::assertSame( 4, substr_count( $css, '@font-face{font-family:"Lora";font-style:normal;' ) );
		self::assertSame( 2, substr_count( $css, 'font-weight:600;' ), 'No bold one for titles came along.' );
		self::assertStringContainsString( ';unicode-range:U+0000-00FF}', $css );
		self::assertStringNotContainsString( 'http', $css );
		self::assertStringNotContainsString( 'v1', $css );
		preg_match_all( '/url\("(\w+\.woff2)"\)/', $css, $named );
		self::assertCount( 4, array_unique( $named[1] ) );
		foreach ( $named[1] as $name ) {
			self::assertStringStartsWith( 'wOF2', (string) file_get_contents( self::folder() . "/$name" ) );
		}
		self::assertFileExists( self::folder() . '/index.html' );

		$asked = $this->service->asked();
		self::assertStringStartsWith( '/css2?family=Lora:wght@400;600 Mozilla/', $asked[0] );
		self::assertCount( 5, $asked );
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		self::assertSame( array(), preg_grep( '/WordPress|' . preg_quote( $host, '/' ) . '/', $asked ), 'It learned which site asks.' );

		self::assertNull( $this->keep( 400 ) );
		self::assertCount( 5, $this->service->asked(), 'What is here was asked for again.' );
		self::assertNull( $this->keep( 600 ) );
		self::assertCount( 8, $this->service->asked(), 'Parts that both weights have were asked for again.' ); // Weights 600 and 700.
		self::assertSame( array( 400, 600 ), DownloadedFonts::weights( 'Lora' ) );
	}

	/** @dataProvider badAnswers */
	public function test_a_file_that_is_no_font_is_not_stored_and_its_reason_is_reported( string $mode, FontError $why, int $asked ): void {
		$this->service->does( $mode );

		self::assertSame( $why, $this->keep( 400 ) );

		self::assertNull( $this->lora->stylesheet( 400 ) );
		self::assertSame( array(), glob( self::folder() . '/*.{woff2,css,new}', GLOB_BRACE ) );
		self::assertCount( $asked, $this->service->asked() );
	}

	/** @return iterable<string, array{string, FontError, int}> */
	public static function badAnswers(): iterable {
		yield 'an error' => array( 'broken', FontError::REFUSED, 1 );
		yield 'a redirect, which is not followed' => array( 'redirecting', FontError::REFUSED, 1 );
		yield 'no answer in time' => array( 'slow', FontError::UNREACHABLE, 1 );
		yield 'a file of megabytes' => array( 'huge', FontError::TOO_LARGE, 2 );
		yield 'half a file' => array( 'cut', FontError::NO_FONT, 2 );
		yield 'a page that calls itself a font' => array( 'lying', FontError::NO_FONT, 2 );
		yield 'rules that are not asked for' => array( 'sly', FontError::NO_FONT, 1 );
		yield 'files on another host' => array( 'elsewhere', FontError::NO_FONT, 1 );
	}

	public function test_a_download_resumes_after_its_time_ran_out(): void {
		self::assertSame( FontError::UNFINISHED, $this->keep( 400, -1.0 ) );
		self::assertNull( $this->lora->stylesheet( 400 ) );
		self::assertNull( $this->keep( 400 ) );
		self::assertCount( 6, $this->service->asked() ); // The stylesheet twice, and four files.
	}

	public function test_unreachable_and_disabled_services_are_reported_separately(): void {
		$nobody = 'http://127.0.0.1:' . LoopbackServer::freePort();

		self::assertSame( FontError::UNREACHABLE, $this->keep( 400, 60.0, $nobody ) );
		foreach ( array( false, '', 'ftp://fonts.test', 'http://127.0.0.1:1/x?y=', 'http://user@127.0.0.1' ) as $none ) {
			self::assertSame( FontError::SWITCHED_OFF, $this->keep( 400, 60.0, $none ) );
		}
	}

	public function test_the_folder_accepts_a_limited_number_of_families(): void {
		for ( $i = 0; $i < DownloadedFonts::MOST; ++$i ) {
			self::assertTrue( DownloadedFonts::put( "Family $i", '400.css', '' ) );
		}
		self::assertSame( FontError::NO_ROOM, $this->keep( 400 ) );
		self::assertSame( array(), $this->service->asked() );
		DownloadedFonts::deleteBut( array( 'Family 7' ), time() + 1 );
		self::assertNull( $this->keep( 400 ) );
		self::assertSame( array( 400 ), DownloadedFonts::weights( 'Family 7' ) );
		self::assertSame( array(), DownloadedFonts::weights( 'Family 8' ) );

		DownloadedFonts::remove();
		self::assertDirectoryDoesNotExist( dirname( self::folder(), 2 ) );
	}

	private function keep( int $weight, float $seconds = 60.0, mixed $host = null ): ?FontError {
		try {
			(
				new DownloadFont( FontService::at( $host ?? $this->service->url ) )
			)->download( $this->lora, $weight, microtime( true ) + $seconds );
		} catch ( FontDownloadFailed $problem ) {
			return $problem->error;
		}
		return null;
	}

	private static function folder(): string {
		return wp_upload_dir()['basedir'] . '/userfeedback/fonts/lora';
	}
}
