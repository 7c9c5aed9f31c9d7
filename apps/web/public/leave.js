// Before anything of the landing page is shown: whoever is signed in goes on to the chats, and Back does not lead here.
// The contact link of the plans leads signed-in people to the partner form.
try {
  if (localStorage.getItem('sessionToken') && location.hash !== '#partner') location.replace('/chat');
} catch {
  // Storage is closed to this page: nobody is signed in then.
}
