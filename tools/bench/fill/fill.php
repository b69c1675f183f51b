<?php
/** Fills a new site with a year of responses, counted by the processor as they arrive: php fill.php SITE_DIR RESPONSES */

declare(strict_types=1);

use UserFeedback\Bench\Year;
use UserFeedback\DemoContent\Dice;
use UserFeedback\DemoContent\Sentences;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';

$demoContent = dirname( __DIR__, 2 ) . '/dev/demo';
require "$demoContent/Dice.php";
require "$demoContent/Sentences.php";
require __DIR__ . '/Surveys.php';
require __DIR__ . '/Year.php';

$dice = new Dice( 20261121 );
$year = new Year( $dice, new Sentences( $dice ) );
$year->fill( max( 1, (int) ( $argv[2] ?? 0 ) ) );

printf(
	"  stored %s responses a second, counted %s a second; %.0f MB of memory at most\n",
	number_format( $year->stored / $year->storing ),
	number_format( $year->stored / $year->counting ),
	memory_get_peak_usage() / 1048576
);
