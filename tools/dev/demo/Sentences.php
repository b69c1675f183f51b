<?php
declare(strict_types=1);

namespace UserFeedback\DemoContent;

/** Visitors' texts: short and long, careful and careless, not only in English. */
final class Sentences {

	private const WEBSITE = array(
		'glad' => array(
			'Nothing, it all works.',
			'Nothing really.',
			'Found the dotted paper in two clicks, lovely.',
			'Checkout was quick.',
			'The paper weight is finally on every product page. Thank you!',
			'Photos of real handwriting on each paper would be even better.',
			'Keep it this simple.',
			'I like that the ink colors look the way they do on paper.',
			'More A5 refills please',
			'A wish list would be nice, otherwise very happy',
			'Best stationery site I know 👍',
			'Let me save two delivery addresses.',
			'Could you show which pens are refillable?',
			'The search understood my typo, impressive.',
			'Tout était clair, merci.',
			'Schöne Seite, schnell gefunden.',
			'Maybe a gift note at checkout?',
			'all good',
			'Bring back the gray linen covers 🙏',
			'Very easy on the phone.',
		),
		'calm' => array(
			'It took me a while to find the delivery costs.',
			'I could not tell whether the paper works with a fountain pen.',
			'The filter forgets my choice when I go back.',
			'Please say when something will be in stock again.',
			'Sizes in inches as well as centimetres would help.',
			'I found the notebook but not the matching refills.',
			'Say how long delivery takes before the checkout.',
			'There are many kinds of paper and I do not know the difference.',
			'The pictures load slowly on the train.',
			'Gift wrapping is mentioned once and then never again.',
			'Would like to pay by invoice',
			'The menu has too many levels.',
			'I had to look up what "laid paper" is.',
			'Ink samples would make the choice easier.',
			'On my phone the basket button hides the price.',
			'Can I collect an order at the workshop? I could not find out.',
			'Faltan fotos del papel por dentro.',
			'Prices with and without tax, please.',
			'A size comparison next to a hand or a cup.',
			'Show the number of pages in the list already.',
		),
		'sad'  => array(
			'The notebook I wanted is sold out, and the page says so only in the basket.',
			'I searched for left-handed pens and got nothing.',
			'The page asked me to accept cookies three times.',
			'Could not find how to return a parcel.',
			'Delivery costs more than the ink.',
			'The voucher did not work and the message did not say why.',
			'My order confirmation never came.',
			'The search shows products you no longer sell.',
			'I wanted to write to you and found no address.',
			'Site froze when I changed the amount.',
			'No delivery to my country, and I learn that at the very end.',
			'Too expensive for what it is.',
			'I gave up at the address form, it did not take my postcode.',
			'The size chart is a picture that I cannot read.',
			'Please answer e-mails. I have been waiting for a week.',
			'Nowhere does it say whether the paper is recycled.',
		),
	);

	private const NEWSLETTER = array(
		'glad' => array(
			'I read every issue to the end, and I never do that.',
			'The story about the marbled paper was wonderful.',
			'Short, honest, and never too often.',
			'I have already sent two friends your way.',
			'Love the handwriting of the month ✍️',
			'It is the only newsletter I look forward to.',
			'The ink tests save me money.',
			'Thank you for not shouting "sale" every week.',
			'Finally someone explains paper so that I understand it.',
			'The Sunday timing is perfect.',
			'Please make a book of these one day.',
			'Beautiful photos.',
			'I bought my favorite pen because of issue 12.',
			'Toujours un plaisir à lire.',
			'Calm and useful, like your shop.',
			'My whole class reads it now.',
		),
		'calm' => array(
			'Good, but I would like more about pens.',
			'A bit long sometimes.',
			'Nice to read, I just do not buy that often.',
			'Once a month would be enough for me.',
			'I like the stories, the offers less.',
			'Could you add the prices?',
			'The text is small on my phone.',
			'I would forward it if there were a page to link to.',
			'Interesting, though not every issue is for me.',
			'More beginners\' topics please.',
			'Fine.',
			'I mostly look at the pictures.',
			'An archive of old issues would be great.',
			'Mehr über Tinte, weniger über Papier.',
		),
		'sad'  => array(
			'Too many offers lately.',
			'The links did not work on my phone.',
			'I subscribed for paper and get mostly pens.',
			'It arrives twice each time.',
			'I tried to unsubscribe and it took three clicks too many.',
			'The last issue was one long advertisement.',
			'Images do not load in my mail program.',
			'The discount code had run out before the mail came.',
			'Too long, I never reach the end.',
			'Comes at three in the morning and wakes my phone up.',
			'Nothing new in the last few issues.',
			'I do not remember signing up.',
		),
	);

	/** Some visitors add one of these. */
	private const MORE = array(
		'glad' => array( 'Thank you.', 'I will be back.', 'Greetings from the coast!', ':)', 'Five stars.' ),
		'calm' => array( 'Apart from that, fine.', 'Not a big thing.', 'Otherwise I am happy.', 'Thanks anyway.' ),
		'sad'  => array(
			'A pity.',
			'I ordered elsewhere.',
			'Please look into it.',
			'It used to be better.',
			'I do like your paper, though.',
		),
	);

	public function __construct( private readonly Dice $dice ) {}

	/**
	 * @param 'glad'|'calm'|'sad'    $mood
	 * @param 'website'|'newsletter' $subject
	 */
	public function about( string $mood, string $subject ): string {
		$sentence = $this->dice->one( 'website' === $subject ? self::WEBSITE[ $mood ] : self::NEWSLETTER[ $mood ] );
		if ( $this->dice->chance( 0.25 ) ) {
			$sentence .= ' ' . $this->dice->one( self::MORE[ $mood ] );
		}
		return $this->dice->chance( 0.12 ) ? mb_strtolower( rtrim( $sentence, '.' ) ) : $sentence;
	}
}
